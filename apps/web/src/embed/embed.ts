import "./embed.css";

/**
 * What an embedded post tells the page around it: its height whenever that changes, and where a click leads. The page
 * around may be anybody's, so nothing is told but what everybody may see.
 */
type Message =
  | { type: "kompagnon:height"; id: string; height: number }
  | { type: "kompagnon:navigate"; id: string; url: string };

const id = document.documentElement.dataset["post"] ?? "";
/** Whom the messages are for: the page that framed this one, as far as the browser tells. */
const around = URL.parse(document.referrer)?.origin ?? "*";

function tell(message: Message): void {
  if (parent !== window) parent.postMessage(message, around);
}

let told = 0;
function postHeight(): void {
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
  if (height === told) return;
  told = height;
  tell({ type: "kompagnon:height", id, height });
}

new ResizeObserver(postHeight).observe(document.documentElement);
addEventListener("load", postHeight);
document.addEventListener("click", ({ target }) => {
  const link = target instanceof Element ? target.closest("a") : null;
  // Only addresses of ours: a link in the text is the author's.
  if (link && link.origin === document.documentElement.dataset["site"])
    tell({ type: "kompagnon:navigate", id, url: link.href });
});
