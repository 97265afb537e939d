import type { Token, Tokens } from "marked";
import { lexer } from "marked";
import { memo, type ReactNode } from "react";
import { useTranslation } from "#platform/use-translation.ts";

/** Longer answers do not come. */
const MOST = 30_000;
/** No line opens more quotations and lists inside one another than these: taking it apart costs their square. */
const TOO_DEEP = /^(?:[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))){20}/m;

/** An answer's blocks; one that is nested too deep to be taken apart is one piece of text, as it was written. */
export function tokenize(text: string): Token[] {
  const answer = text.slice(0, MOST);
  const whole = [{ type: "unread", raw: answer }];
  if (TOO_DEEP.test(answer)) return whole;
  try {
    return lexer(answer, { gfm: true, breaks: true });
  } catch {
    return whole;
  }
}

const count = (text: string, what: RegExp): number => text.match(what)?.length ?? 0;

/** Ends what is still open in the last block of an answer, so that `**bold` is not first drawn with its stars. */
export function closeOpen(block: string): string {
  if (/^ {0,3}(```|~~~)/.test(block)) return block; // the lexer takes an open fence to the end
  const bare = block.replace(/`[^`]*`?/g, "");
  // Of a link that is not finished only the text is shown.
  const [link] = /!?\[[^\]]*$|!?\[[^\]]*\]\([^)]*$/.exec(bare) ?? [];
  const cut = link ? block.slice(0, block.lastIndexOf(link)) + link.replace(/^!?\[|\]\(.*$/g, "") : block;
  const ticks = count(block, /`/g) % 2 === 1 ? "`" : "";
  if (count(bare, /\*\*/g) % 2 === 0) return cut + ticks;
  return /\*\*\s*$/.test(cut) ? cut.replace(/\*+\s*$/, "") + ticks : `${cut.replace(/\*$/, "")}${ticks}**`;
}

/** A safe link of an answer, with the host that is shown next to it; null for any other. */
export function safeAddress(href: string): { href: string; host: string } | null {
  // Relative addresses are none: an assistant has no pages of its own.
  const url = URL.parse(href);
  if (!url) return null;
  if (url.protocol === "mailto:") return { href: url.href, host: url.pathname };
  if (url.protocol !== "https:" && url.protocol !== "http:") return null;
  return { href: url.href, host: url.host };
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#39": "'" };
const plain = (text: string): string =>
  text.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ENTITIES[name] ?? "");

const linkClass = "text-accent underline underline-offset-2 wrap-anywhere";

/** A link in an answer: always external, always with its host next to it. Pictures are never loaded, only named. */
function Outside({ href, children }: { href: string; children: ReactNode }) {
  const address = safeAddress(href);
  if (!address) return children;
  return (
    <>
      <a href={address.href} target="_blank" rel="noopener noreferrer nofollow" className={linkClass}>
        {children}
      </a>{" "}
      <bdi className="text-ink-soft text-sm">({address.host})</bdi>
    </>
  );
}

/** Tokens and cells have no names: their position identifies them. */
const placed = <T,>(all: readonly T[]) => all.map((one, at) => ({ one, key: String(at) }));
const inline = (tokens: readonly Token[] = []): ReactNode =>
  placed(tokens).map(({ one, key }) => <Inline key={key} token={one} />);

function Inline({ token }: { token: Token }): ReactNode {
  switch (token.type) {
    case "strong":
      return <strong>{inline(token.tokens)}</strong>;
    case "em":
      return <em>{inline(token.tokens)}</em>;
    case "del":
      return <del>{inline(token.tokens)}</del>;
    case "codespan":
      return (
        <code dir="ltr" className="rounded bg-sunken px-1 py-0.5 text-[0.9em]">
          {plain((token as Tokens.Codespan).text)}
        </code>
      );
    case "br":
      return <br />;
    case "link":
      return <Outside href={(token as Tokens.Link).href}>{inline(token.tokens)}</Outside>;
    case "image": {
      const { href, text } = token as Tokens.Image;
      return <Outside href={href}>{text || href}</Outside>;
    }
    case "text":
    case "escape":
      return "tokens" in token && token.tokens ? inline(token.tokens) : plain((token as Tokens.Text).text);
    default:
      // HTML, and whatever else there may be: as it was written.
      return token.raw;
  }
}

const blocks = (tokens: readonly Token[] = []): ReactNode =>
  placed(tokens).map(({ one, key }) => <Block key={key} token={one} />);

function Block({ token }: { token: Token }): ReactNode {
  switch (token.type) {
    case "heading": {
      // The page's own headings are above: an answer starts at level 3.
      const Tag = `h${Math.min((token as Tokens.Heading).depth + 2, 6)}` as "h3";
      return (
        <Tag dir="auto" className="mt-4 font-semibold text-lg first:mt-0">
          {inline(token.tokens)}
        </Tag>
      );
    }
    case "paragraph":
      return <p dir="auto">{inline(token.tokens)}</p>;
    case "code":
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what may be wider than the page is scrolled by keys
        <pre dir="ltr" tabIndex={0} className="overflow-x-auto rounded-control bg-sunken p-3 text-sm">
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      );
    case "blockquote":
      return (
        <blockquote className="grid gap-2 border-line-strong border-s-2 ps-3 text-ink-soft">
          {blocks(token.tokens)}
        </blockquote>
      );
    case "list":
      return <List list={token as Tokens.List} />;
    case "table":
      return <Table table={token as Tokens.Table} />;
    case "hr":
      return <hr className="border-line" />;
    case "space":
    case "def":
      return null;
    default:
      return <Inline token={token} />;
  }
}

function List({ list: { ordered, start, items } }: { list: Tokens.List }) {
  const rows = placed(items).map(({ one, key }) => (
    <li key={key} dir="auto">
      {blocks(one.tokens)}
    </li>
  ));
  return ordered ? (
    <ol start={Number(start) || 1} className="grid list-decimal gap-1 ps-6">
      {rows}
    </ol>
  ) : (
    <ul className="grid list-disc gap-1 ps-5">{rows}</ul>
  );
}

function Table({ table: { header, rows } }: { table: Tokens.Table }) {
  const { t } = useTranslation("ai");
  const cellClass = "border border-line px-2.5 py-1.5 text-start";
  return (
    <section
      aria-label={t("answer.table")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what may be wider than the page is scrolled by keys
      tabIndex={0}
      className="overflow-x-auto"
    >
      <table className="text-sm">
        <thead>
          <tr>
            {placed(header).map(({ one, key }) => (
              <th key={key} scope="col" dir="auto" className={cellClass}>
                {inline(one.tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {placed(rows).map(({ one: row, key: nth }) => (
            <tr key={nth}>
              {placed(row).map(({ one, key }) => (
                <td key={key} dir="auto" className={cellClass}>
                  {inline(one.tokens)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** One block by its text: what has not changed is not drawn again while the next one is written. */
const Piece = memo(({ raw }: { raw: string }) => blocks(tokenize(raw)));

/**
 * An answer in Markdown, also while it is written: the text is taken apart, and elements are made of it. No HTML exists
 * anywhere, so nothing has to be cleaned (docs/decisions/founder-tools.md). `whole`: nothing more comes, so nothing has to be closed.
 */
export function Markdown({ text, whole }: { text: string; whole: boolean }): ReactNode {
  const pieces = tokenize(text).map(({ raw }) => raw);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-3 wrap-anywhere">
      {placed(pieces).map(({ one, key }, at) => (
        <Piece key={key} raw={!whole && at === pieces.length - 1 ? closeOpen(one) : one} />
      ))}
    </div>
  );
}
