import { CodeXml, Link2, Send, Share2 } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Menu, MenuItem } from "#ui/menu.tsx";
import type { ListedPost } from "../cache.ts";
import { CountButton } from "./count-button.tsx";
import { countShare, postLink, useCopyLink } from "./links.ts";

const EmbedDialog = lazy(async () => ({ default: (await import("../embed/embed-dialog.tsx")).EmbedDialog }));
const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** Passes a post on: its link, its embed code, or whatever the device offers. */
export function ShareMenu({ post }: { post: ListedPost }) {
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
