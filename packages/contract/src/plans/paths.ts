const plan = (id: string) => `/dashboard/resources/plan/${encodeURIComponent(id)}`;
/** Addresses of plans. What leads to a plan as such (`documentsPaths.open`) goes on to where it is edited. */
export const plansPaths = {
  /** Mine, those shared with me, my trash. */
  list: "/dashboard/resources/plan",
  /** The templates to begin with. */
  begin: "/dashboard/resources/plan/new",
  edit: (id: string) => `${plan(id)}/edit`,
  presentation: (id: string) => `${plan(id)}/presentation`,
  /** Where it is edited, with the dialog that shares it. */
  share: (id: string) => `${plan(id)}/share`,
  /** An idea becomes a plan. */
  generator: "/dashboard/resources/ki-plan-generator",
} as const;
