import { peoplePaths } from "@kompagnon/contract/people/rules.ts";
import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { runsOf } from "@kompagnon/contract/posts/rules.ts";
import { sameName } from "@kompagnon/contract/search/terms.ts";
import { linkOf } from "@kompagnon/contract/wire/links.ts";
import { namesIn } from "@kompagnon/contract/wire/mentions.ts";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";

type Mention = { id: string; username: string };

/** A text with its hashtags, names and addresses as links. Names without a member stay plain. */
function Words({ text, mentions }: { text: string; mentions: readonly Mention[] }) {
  const look = "text-accent underline decoration-accent/40 underline-offset-3 hover:decoration-accent";
  const runs: ReactNode[] = [];
  let at = 0;
  for (const run of runsOf(text)) {
    const key = `${at}`;
    at += run.text.length;
    if (run.kind === "hashtag")
      runs.push(
        <Link key={key} to={postsPaths.search(run.text)} className={look}>
          {run.text}
        </Link>,
      );
    else if (run.kind === "mention") {
      const meant = namesIn(run.text.slice(1)).flatMap((name) => {
        const mentioned = mentions.find(({ username }) => sameName(username, name));
        return mentioned ? [{ id: mentioned.id, length: name.length + 1 }] : [];
      })[0];
      if (meant)
        runs.push(
          <Link key={key} to={peoplePaths.member(meant.id)} className={look}>
            {run.text.slice(0, meant.length)}
          </Link>,
        );
      runs.push(run.text.slice(meant?.length ?? 0));
    } else if (run.kind === "link") {
      const link = linkOf(run.text, URL.parse);
      runs.push(
        link ? (
          <a
            key={key}
            href={link.href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className={cx(look, "break-all")}
          >
            {link.text}
          </a>
        ) : (
          run.text
        ),
      );
    } else runs.push(run.text);
  }
  return <>{runs}</>;
}

/** Shorter texts never reach twelve lines; they are not measured. */
const SHORT = 280;
const BREAKS = 6;

/** The words of a post; beyond twelve lines they are folded unless `whole`. */
export function PostWords({
  text,
  mentions,
  full,
}: {
  text: string;
  mentions: readonly Mention[];
  full: boolean;
}) {
  const { t } = useTranslation("posts");
  const box = useRef<HTMLParagraphElement>(null);
  const mayFold = !full && (text.length > SHORT || text.split("\n").length > BREAKS);
  const [open, setOpen] = useState(false);
  const [folds, setFolds] = useState(false);
  useLayoutEffect(() => {
    const { current } = box;
    if (!current || !mayFold || open) return;
    const watcher = new ResizeObserver(() => setFolds(current.scrollHeight > current.clientHeight + 2));
    watcher.observe(current);
    return () => watcher.disconnect();
  }, [mayFold, open]);
  if (text === "") return null;
  return (
    <div className="grid justify-items-start gap-1">
      <p
        ref={box}
        dir="auto"
        // Expands the text when a link below the fold gets the focus by keyboard.
        onFocusCapture={({ target }) =>
          folds && target.offsetTop > (box.current?.clientHeight ?? 0) && setOpen(true)
        }
        className={cx(
          "relative w-full whitespace-pre-line wrap-anywhere",
          mayFold && !open && "line-clamp-12",
        )}
      >
        <Words text={text} mentions={mentions} />
      </p>
      {(folds || open) && mayFold && (
        <button
          type="button"
          onClick={() => setOpen(!open)}
          className="-mx-1 min-h-8 rounded-control px-1 font-semibold text-accent text-sm hover:underline"
        >
          {open ? t("card.less") : t("card.more")}
        </button>
      )}
    </div>
  );
}
