/** What waits for people of the team: how much, and since when its oldest part does. */
export type Backlog = { count: number; oldestAt: Date | null };

export const NO_BACKLOG: Backlog = { count: 0, oldestAt: null };
