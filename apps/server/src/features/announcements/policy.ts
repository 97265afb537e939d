/** Whether the member sees announcements that are restricted to the team. */
export const isTeam = ({ adminLevel }: { adminLevel: number }): boolean => adminLevel >= STAFF_LEVEL;

import { STAFF_LEVEL } from "@kompagnon/contract/admin/levels.ts";
