import { CONSENT_VERSION } from "@kompagnon/contract/analytics/consent.ts";
import { consentScript } from "./consent-script.ts";
import { SIGNED_IN_HINT } from "./signed-in-hint.ts";

/**
 * Inlined in every page, runs before the first paint: the chosen theme never flashes, and `data-signed-in` on the document
 * follows the browser's session hint (spec: public pages re-read it every second and on the storage event). Public pages have no
 * other script: there it also keeps the language that a visitor picks or arrives in, signs out, and asks for consent to
 * measurement (`consent-script.ts`). Inline text, because a file would load too late; the server allows it by its hash.
 */
export const BOOT_SCRIPT = `(function(d,h){try{
var s=localStorage,t=s.getItem("theme");
if(t==="light"||t==="dark")h.dataset.theme=t;
var look=function(){h.toggleAttribute("data-signed-in",s.getItem("${SIGNED_IN_HINT}")!==null)};
look();addEventListener("storage",look);setInterval(look,1000);
if(h.hasAttribute("data-site"))sessionStorage.setItem("page_language",h.lang);
d.addEventListener("click",function(e){var a=e.target.closest("a[hreflang]");if(a)s.setItem("language",a.hreflang);
if(e.target.closest("[data-sign-out]"))fetch("/api/auth/signout",{method:"POST"}).then(function(r){if(r.ok||r.status===401){s.removeItem("${SIGNED_IN_HINT}");look()}},function(){})});
}catch(e){}})(document,document.documentElement);${consentScript(CONSENT_VERSION)}`;
