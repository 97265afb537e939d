import type { DeviceName } from "@kompagnon/contract/site/kept.ts";

/**
 * Under this name the browser keeps who was last signed in (id and e-mail, spec: community, section 7). Enough to draw a public page
 * (`data-signed-in` on the document, `boot-script.ts`), never to allow anything.
 */
export const KNOWN_AS = "session_user" satisfies DeviceName;
