import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import { Bookmark, CodeXml, Heart, Link2, MessageCircle, Repeat2, Send, Share2 } from "lucide-react";
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from "react";
import { Link } from "react-router";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { cx } from "#ui/cx.ts";
import { numbers } from "#ui/formatters.ts";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { toast } from "#ui/toast.tsx";
import type { ListedPost } from "../cache.ts";
import { useMarks } from "../use-marks.ts";
import { countShare, postLink, useCopyLink } from "./links.ts";

const look = (on: boolean) =>
  cx(
    "inline-flex min-h-10 min-w-10 items-center justify-center gap-1.5 rounded-control px-2 text-sm tabular-nums transition-colors duration-150",
    "hover:bg-sunken data-popup-open:bg-sunken [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:stroke-[1.75]",
    on ? "font-semibold text-accent" : "text-ink-soft hover:text-ink",
  );

/** How often something happened: short to look at; screen readers hear what it is and the exact number. */
function Counted({ name, count }: { name: string; count: number }) {
  const { i18n } = useTranslation("posts");
  if (count === 0) return <span className="sr-only">{name}</span>;
  const short = numbers(i18n.language, { notation: "compact", maximumFractionDigits: 1 });
  return (
    <>
      <span className="sr-only">{`${name} (${numbers(i18n.language).format(count)})`}</span>
      <span aria-hidden="true">{short.format(count)}</span>
    </>
  );
}

/** A button below a post: an icon and how often. */
function CountButton({
  name,
  count = 0,
  icon,
  on = false,
  ...rest
}: Omit<ComponentProps<"button">, "className" | "children"> & {
  name: string;
  count?: number;
  icon: ReactNode;
  on?: boolean;
}) {
  return (
    <button type="button" {...rest} title={name} className={look(on)}>
      {icon}
      <Counted name={name} count={count} />
    </button>
  );
}

/** The classes of {@link CountButton}, for a link that looks like one. */
const countClass = look(false);

const EmbedDialog = lazy(async () => ({ default: (await import("../embed/embed-dialog.tsx")).EmbedDialog }));
const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** Passes a post on: its link, its embed code, or whatever the device offers. */
function ShareMenu({ post }: { post: ListedPost }) {
  const { t } = useTranslation("posts");
  const [embedding, setEmbedding] = useState(false);
  const copyLink = useCopyLink();
  const share = () =>
    navigator.share({ url: postLink(post.id), text: post.content.slice(0, 140) }).then(
      () => countShare(post.id, "link"),
      () => undefined, // they thought better of it
    );
  const embeds = post.embeddable && post.author !== null && !post.in_review;
  return (
    <>
      <Menu
        trigger={
          <CountButton name={t("act.share")} count={post.shares} icon={<Share2 aria-hidden="true" />} />
        }
      >
        <MenuItem icon={<Link2 {...icon} />} onClick={() => void copyLink(post.id)}>
          {t("card.copy_link")}
        </MenuItem>
        {embeds && (
          <MenuItem icon={<CodeXml {...icon} />} onClick={() => setEmbedding(true)}>
            {t("act.embed")}
          </MenuItem>
        )}
        {"share" in navigator && (
          <MenuItem icon={<Send {...icon} />} onClick={() => void share()}>
            {t("act.share_native")}
          </MenuItem>
        )}
      </Menu>
      <Suspense fallback={null}>
        {embedding && <EmbedDialog post={post} onClose={() => setEmbedding(false)} />}
      </Suspense>
    </>
  );
}

const QuoteDialog = lazy(async () => ({
  default: (await import("../composer/quote-dialog.tsx")).QuoteDialog,
}));
const CollectionDialog = lazy(async () => ({
  default: (await import("../saved/collection-dialog.tsx")).CollectionDialog,
}));

/** The actions of a post: like, comment, repost, save, share. */
export function ActionBar({ post }: { post: ListedPost }) {
  const { t } = useTranslation("posts");
  const marks = useMarks(post);
  const [openDialog, setOpenDialog] = useState<"quote" | "collection" | null>(null);
  const close = () => setOpenDialog(null);
  const toggleSaved = () => {
    if (post.saved) return void marks.save(null);
    void marks.save("", () =>
      toast(t("act.saved"), {
        kind: "good",
        action: { label: t("act.into"), onClick: () => setOpenDialog("collection") },
      }),
    );
  };
  return (
    <div className="-mx-2 -mb-1.5 flex flex-wrap items-center justify-between gap-x-1">
      <CountButton
        name={t("act.like")}
        count={post.likes}
        on={post.liked}
        aria-pressed={post.liked}
        icon={<Heart aria-hidden="true" className={post.liked ? "fill-current" : ""} />}
        onClick={() => void marks.like()}
      />
      <Link to={`${postsPaths.post(post.id)}#comments`} title={t("act.comment")} className={countClass}>
        <MessageCircle aria-hidden="true" />
        <Counted name={t("act.comment")} count={post.comments} />
      </Link>
      <RepostMenu post={post} onRepost={() => void marks.repost()} onQuote={() => setOpenDialog("quote")} />
      <CountButton
        name={post.saved ? t("act.saved") : t("act.save")}
        on={post.saved}
        aria-pressed={post.saved}
        icon={<Bookmark aria-hidden="true" className={post.saved ? "fill-current" : ""} />}
        onClick={toggleSaved}
      />
      <ShareMenu post={post} />
      <Suspense fallback={null}>
        {openDialog === "quote" && <QuoteDialog post={post} onClose={close} />}
        {openDialog === "collection" && <CollectionDialog post={post} onClose={close} />}
      </Suspense>
    </div>
  );
}

function RepostMenu({
  post,
  onRepost,
  onQuote,
}: {
  post: ListedPost;
  onRepost: () => void;
  onQuote: () => void;
}) {
  const { t } = useTranslation("posts");
  const { id: me } = useMember();
  return (
    <Menu
      align="center"
      trigger={
        <CountButton
          name={post.reposted ? t("act.reposted") : t("act.repost")}
          count={post.reposts}
          on={post.reposted}
          icon={<Repeat2 aria-hidden="true" />}
        />
      }
    >
      {(post.author_id !== me || post.reposted) && (
        <MenuItem onClick={onRepost}>{post.reposted ? t("act.unrepost") : t("act.repost")}</MenuItem>
      )}
      <MenuItem onClick={onQuote}>{t("act.quote")}</MenuItem>
    </Menu>
  );
}
