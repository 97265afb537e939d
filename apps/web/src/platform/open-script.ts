import { ALL_LANGUAGES, DEFAULT_LANGUAGE } from "@kompagnon/messages/languages.ts";

/** On a document that was drawn ahead of time: its language is the one that React finds there. */
export const PRERENDERED = "data-drawn";
/** On such a document while it is in another language than its reader's: it is hidden until it is translated. */
export const HIDDEN_UNTIL_TRANSLATED = "data-hushed";
/** On such a document, the requested address, if another address was drawn. */
const REQUESTED_PATH = "data-asked-for";

/**
 * Part of a prerendered document: records what a visitor does before its script is loaded, so that no press is lost and no form
 * is submitted to its own address with its input. `replay-input.ts` replays it after hydration. Links are not affected.
 */
const RECORD_INPUT_SCRIPT = `
var early=window.early={pressed:null,changed:new Map()},kinds=["click","submit","input","change"],keep=function(e){
var at=e.target,on=e.type==="submit"?at:e.type==="click"?at.closest("button"):null;if(!e.isTrusted)return;
if(on){e.preventDefault();e.stopImmediatePropagation();
if(early.pressed)early.pressed.removeAttribute("data-kept");early.pressed=on;on.setAttribute("data-kept","")}
else if(e.type==="input"||e.type==="change"){early.changed.delete(at);early.changed.set(at,/^(checkbox|radio)$/.test(at.type)?at.checked:at.value)}};
kinds.forEach(function(kind){d.addEventListener(kind,keep,true)});
early.end=function(){kinds.forEach(function(kind){d.removeEventListener(kind,keep,true)})};`;

/** The pictures that a page begins with. */
export type StartPictures = { part: string; field: string; first: number };

type OpenScriptOptions = {
  /** The folder of the text files, and the ones that the page requests first. */
  folder: string;
  texts: readonly string[];
  /** The address of the answer that the page begins with, if it has one. */
  start: string | null;
  /** The place of the addresses of large pictures in that answer: the part, the field, and the number in sight. */
  pictures: StartPictures | null;
  /** The address of a prerendered page; it may be served for another one that is for members only. */
  prerenderedPath: string | null;
};

/** Only in what may be in sight: the first posts, say, not the tenth. */
const IN_SIGHT_CHARACTERS = 8_000;
/**
 * A single picture is what is seen first; several small ones come after the largest script (`start` in build-steps/chunks.ts),
 * because the text around them is drawn when it is there.
 */
const whenPicturesNeeded = (first: number): string =>
  first === 1
    ? "begun"
    : 'new Promise(function(go){d.addEventListener("load",function(e){if(/\\/start-[^/]+\\.js$/.test(e.target.href))go(begun)},true)})';
const fetchPictures = ({ part, field, first }: StartPictures): string => `
${whenPicturesNeeded(first)}.then(function(t){var at=t.indexOf('"${part}":');if(at<0)return;
(t.slice(at,at+${IN_SIGHT_CHARACTERS}).match(/"${field}":"[^"]+"/g)||[]).slice(0,${first}).forEach(function(one){new Image().src=one.split('"')[3]})});`;
// The first formatter of each kind costs a phone up to 0.1 s: created now, while the files load, it delays nothing.
const WARM_UP_FORMATTERS = `
setTimeout(function(){new Intl.NumberFormat(l);new Intl.DateTimeFormat(l,{hour:"numeric"})},0);`;
// Without a header of its own: it takes what the document's preload has asked for already.
const fetchStart = (start: string): string => `
begun=fetch("${start}").then(function(r){return r.ok?r.text():"{}"}).catch(function(){return"{}"});`;
// The router keeps what a page hands to the next one under `usr`.
const prerenderedForOtherPath = (address: string): string => `
if(l!==h.lang){h.setAttribute("${HIDDEN_UNTIL_TRANSLATED}","");load(h.lang)}
if(location.pathname!=="${address}")h.setAttribute("${REQUESTED_PATH}",location.pathname),history.replaceState({usr:{from:location.pathname+location.search+location.hash},key:"default"},"","${address}");`;

/** The longest wait for a page that shows nothing yet, or is not visible, to be seen, in ms. */
const FIRST_PAINT_TIMEOUT_MS = 3_000;
/**
 * `seen`: the prerendered page is on the screen. Its scripts are fetched from then on, so they do not compete for a slow
 * connection before.
 */
const AFTER_FIRST_PAINT = `
seen=new Promise(function(go){if(d.hidden||h.hasAttribute("${HIDDEN_UNTIL_TRANSLATED}"))return go();setTimeout(go,${FIRST_PAINT_TIMEOUT_MS});
try{new PerformanceObserver(function(list){if(list.getEntriesByName("first-contentful-paint")[0])go()}).observe({type:"paint",buffered:true})}catch(e){go()}});
seen.then(function(){load(l)});`;

/**
 * Follows the boot script of a page of the application: prefetches the page's texts in the language in which it will be drawn,
 * chosen like `startLanguage`, and its first answers (`prefetched.ts`). A prerendered page is shown first, and its input is recorded
 * until then. Inline text: it runs before any file is loaded.
 */
export const openScript = ({
  folder,
  texts,
  start,
  pictures,
  prerenderedPath,
}: OpenScriptOptions): string => `(function(d,h,known){
var is=function(one){return known.indexOf(one)>=0},l;
try{l=[localStorage.getItem("language"),sessionStorage.getItem("page_language")].filter(is)[0]}catch(e){}
l=l||navigator.languages.map(function(one){return one.toLowerCase().split("-")[0]}).filter(is)[0]||"${DEFAULT_LANGUAGE}";
var load=function(language){${JSON.stringify(texts)}.forEach(function(one){var link=d.createElement("link");
link.rel="modulepreload";link.href="${folder}/"+language+"-"+one+".js";d.head.append(link)})};
${prerenderedPath === null ? "load(l);" : ""}${start === null ? "" : fetchStart(start) + WARM_UP_FORMATTERS}${start === null || pictures === null ? "" : fetchPictures(pictures)}${prerenderedPath === null ? "" : prerenderedForOtherPath(prerenderedPath) + AFTER_FIRST_PAINT + RECORD_INPUT_SCRIPT}
})(document,document.documentElement,${JSON.stringify(ALL_LANGUAGES)})`;
