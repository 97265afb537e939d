/** What waits for people of the team: how much, since when its oldest part does, and the id of that if it has a page. */
export type Backlog = { count: number; oldestAt: Date | null; oldestId?: string | null };

export const NO_BACKLOG: Backlog = { count: 0, oldestAt: null };
