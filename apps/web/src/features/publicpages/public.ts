import type { PublicKind } from "@kompagnon/contract/publicpages/rules.ts";
import { lazy } from "react";

/** The switch of a page that everybody can read, with what it means; few come by. */
export const PageSwitch = lazy(async () => ({ default: (await import("./page-switch.tsx")).PageSwitch }));
/** The same in a window. */
export const PageDialog = lazy(async () => ({ default: (await import("./page-dialog.tsx")).PageDialog }));
/** Whether something that is still being written is to have such a page. */
export const PageChoice = lazy(async () => ({ default: (await import("./page-choice.tsx")).PageChoice }));
/** Opens the page of something that was just made. */
export const openPage = async (kind: PublicKind, id: string): Promise<void> =>
  (await import("./open-page.ts")).openPage(kind, id);
