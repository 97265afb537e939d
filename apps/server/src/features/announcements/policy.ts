/** Whether somebody sees what is for the team alone. */
export const isTeam = ({ adminLevel }: { adminLevel: number }): boolean => adminLevel >= STAFF_LEVEL;

import { STAFF_LEVEL } from "@kompagnon/contract/admin/levels.ts";
