import type { DeviceName } from "@kompagnon/contract/site/kept.ts";

/**
 * Under this name the browser keeps who was last signed in (id and e-mail, spec: community, section 7): enough to draw a public
 * page, never to allow anything. Public pages read it anew every second (`boot-script.ts`).
 */
export const KNOWN_AS = "session_user" satisfies DeviceName;
