import type { Me } from "@kompagnon/contract/accounts/model.ts";
import type { DeviceName } from "@kompagnon/contract/site/kept.ts";
import { storeItem } from "./device-storage.ts";

/**
 * Under this name the browser keeps who was last signed in (id and e-mail, spec: community, section 7). Enough to draw a public page
 * (`data-signed-in` on the document, `boot-script.ts`), never to allow anything.
 */
export const SIGNED_IN_HINT = "session_user" satisfies DeviceName;

/** Keeps who is signed in, null for no one; what this page shows to members or guests only follows at once. */
export function storeSignedInHint(me: Pick<Me, "id" | "email"> | null): void {
  storeItem(SIGNED_IN_HINT, me && JSON.stringify({ id: me.id, email: me.email }));
  if (typeof document !== "undefined")
    document.documentElement.toggleAttribute?.("data-signed-in", me !== null);
}
