import "./embed.css";

/**
 * The messages of an embedded post to the page around it: its height whenever that changes, and where a click leads. Any site may
 * embed a post, so the messages contain only public data.
 */
type Message =
  | { type: "kompagnon:height"; id: string; height: number }
  | { type: "kompagnon:navigate"; id: string; url: string };

const id = document.documentElement.dataset["post"] ?? "";
/** The target origin: the page that framed this one, as far as the browser reports it. */
const around = URL.parse(document.referrer)?.origin ?? "*";

function tell(message: Message): void {
  if (parent !== window) parent.postMessage(message, around);
}

let reportedHeight = 0;
function postHeight(): void {
  const height = Math.ceil(document.documentElement.getBoundingClientRect().height);
  if (height === reportedHeight) return;
  reportedHeight = height;
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
