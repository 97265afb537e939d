import type { FoundedFrom } from "./rules.ts";

const team = (id: string) => `/dashboard/teams/${encodeURIComponent(id)}`;
/** Addresses of teams. */
export const teamsPaths = {
  panel: "/dashboard/teampanel",
  /** The panel with the form that founds a team from something. */
  found: (kind: FoundedFrom, id: string) => `/dashboard/teampanel?from=${kind}:${encodeURIComponent(id)}`,
  team,
  tasks: (id: string) => `${team(id)}/tasks`,
  /** A team's tasks with one of them open. */
  task: (id: string, taskId: string) => `${team(id)}/tasks?task=${encodeURIComponent(taskId)}`,
  chat: (id: string) => `${team(id)}/chat`,
  events: (id: string) => `${team(id)}/events`,
  files: (id: string) => `${team(id)}/files`,
  members: (id: string) => `${team(id)}/members`,
  history: (id: string) => `${team(id)}/history`,
  admin: "/dashboard/admin/teams",
} as const;
