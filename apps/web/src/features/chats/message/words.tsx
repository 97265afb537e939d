import { Fragment, type ReactNode } from "react";
import { cx } from "#ui/cx.ts";
import { type Inline, isOnlyEmoji, type Part, partsOf } from "../formatting.ts";

const link = (href: string, text: string) => (
  <a
    href={href}
    target="_blank"
    rel="noopener noreferrer nofollow ugc"
    title={href === text ? undefined : href}
    className="underline underline-offset-2"
  >
    {text}
  </a>
);

function drawOne(token: Inline): ReactNode {
  switch (token.kind) {
    case "text":
      return token.text;
    case "code":
      return (
        <code className="rounded-[4px] bg-current/12 px-1 py-0.5 font-mono text-[0.9em]" dir="ltr">
          {token.text}
        </code>
      );
    case "bold":
      return <strong className="font-bold">{draw(token.inside)}</strong>;
    case "italic":
      return <em>{draw(token.inside)}</em>;
    case "mention":
      return <span className="rounded-[4px] bg-current/12 px-0.5 font-semibold">{token.text}</span>;
    case "link":
      return link(token.href, token.text);
  }
}

const draw = (tokens: readonly Inline[]): ReactNode =>
  tokens.map((token, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never move
    <Fragment key={index}>{drawOne(token)}</Fragment>
  ));

function PartView({ part }: { part: Part }) {
  if (part.kind === "code")
    return (
      <pre
        dir="ltr"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
        tabIndex={0}
        className="my-1 max-w-full overflow-x-auto rounded-control bg-current/10 px-2.5 py-1.5 font-mono text-sm"
      >
        <code>{part.text}</code>
      </pre>
    );
  if (part.kind === "list")
    return (
      <ul className="my-0.5 list-disc ps-5">
        {part.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never move
          <li key={index}>{draw(item)}</li>
        ))}
      </ul>
    );
  if (part.kind === "quote")
    return (
      <blockquote className="my-0.5 whitespace-pre-wrap border-current/40 border-s-2 ps-2.5">
        {draw(part.inside)}
      </blockquote>
    );
  return <p className="whitespace-pre-wrap">{draw(part.inside)}</p>;
}

/** A message's text with its marks, addresses and names. It is never taken as markup. */
export const Words = ({ text, names }: { text: string; names: readonly string[] }) => (
  <div dir="auto" className={cx("min-w-0 [overflow-wrap:anywhere]", isOnlyEmoji(text) && "text-2xl")}>
    {partsOf(text, names).map((part, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text never move
      <PartView key={index} part={part} />
    ))}
  </div>
);
