import type { DeviceName } from "@kompagnon/contract/site/kept.ts";
/** Under this name the browser keeps what was answered to the question whether the visit may be measured. */
export const CONSENT_KEY = "analytics_consent" satisfies DeviceName;
/** Told to the window whenever the answer changes, in this tab or in another. */
export const CONSENT_CHANGED = "consent";

/**
 * Follows the boot script of every page: asks for consent to measurement, on pages without any other script as well. `data-ask`
 * on the document shows the question, while there is no answer and the browser sends no opt-out (`data-quiet`: Do Not Track,
 * Global Privacy Control). A button sets its answer in `data-consent`, or `ask` to show the question again. Only a yes loads the
 * code that measures, once the page is idle. Without it the addresses of the visited pages are counted, without cookie or
 * identifier, by one request when the page is left; browsers with an opt-out send nothing at all.
 */
export const consentScript = (version: string): string => `(function(d,h,n){try{
var s=localStorage,quiet=n.globalPrivacyControl===true||n.doNotTrack==="1",paths=[],last,
said=function(){try{var c=JSON.parse(s.getItem("${CONSENT_KEY}"));return c.version==="${version}"?c.choice:null}catch(e){return null}},
yes=function(){return!quiet&&said()==="accepted"},
ask=function(on){h.toggleAttribute("data-ask",on)},
track=function(){if(yes())import("/track.js").catch(function(){})},
heed=function(){ask(!quiet&&said()===null);if(yes())paths=[];track();dispatchEvent(new Event("${CONSENT_CHANGED}"))},
look=function(){if(last!==location.pathname){last=location.pathname;if(!yes())paths.push(last)}},
tell=function(){look();if(paths.length)fetch("/api/analytics/counts",{method:"POST",credentials:"omit",keepalive:true,headers:{"content-type":"application/json"},body:JSON.stringify({pagePathnames:paths.splice(0,50)})}).catch(function(){})};
ask(!quiet&&said()===null);h.toggleAttribute("data-quiet",quiet);
addEventListener("storage",function(e){if(e.key==="${CONSENT_KEY}")heed()});
d.addEventListener("click",function(e){var b=e.target.closest("[data-consent]"),c=b&&b.getAttribute("data-consent");if(!c)return;
if(c==="ask"){ask(true);b=d.querySelector('[data-consent="declined"]');if(b)b.focus();return}
s.setItem("${CONSENT_KEY}",JSON.stringify({choice:c,version:"${version}",at:new Date().toISOString()}));heed()});
if(!quiet){setInterval(look,1000);addEventListener("pagehide",tell);d.addEventListener("visibilitychange",function(){if(d.hidden)tell()})}
addEventListener("load",function(){setTimeout(function(){(window.requestIdleCallback||setTimeout)(track)},2000)});
}catch(e){}})(document,document.documentElement,navigator)`;
