/** The team's own openings (spec: public, section 2.5). */
export const CAREERS = ["researcher", "frontend", "manager"] as const;
/** Hours a week, of each of them. */
export const CAREER_HOURS = { from: 5, to: 25 } as const;
