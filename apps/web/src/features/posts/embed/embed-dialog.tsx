import { postsPaths } from "@kompagnon/contract/posts/paths.ts";
import {
  EMBED_STYLES,
  EMBED_THEMES,
  type EmbedStyle,
  type EmbedTheme,
} from "@kompagnon/contract/posts/rules.ts";
import { Copy } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { ChoiceChip } from "#ui/choice-chips.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { controlClass } from "#ui/field.tsx";
import { toast } from "#ui/toast.tsx";
import type { ListedPost } from "../cache.ts";
import { countShare } from "../card/links.ts";

/** How an embed looks. */
type EmbedLook = { style: EmbedStyle; theme: EmbedTheme };

/** Where a post shows itself on other sites. */
export const embedAddress = (origin: string, postId: string, { style, theme }: EmbedLook): string =>
  `${origin}${postsPaths.embed(postId)}?style=${style}&theme=${theme}`;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll('"', "&quot;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** The height an embed is given until it tells its own, in px. */
const EMBED_HEIGHT = 360;

/**
 * The embed code of a post: a frame, and a few lines that set its height. Without them, where scripts are forbidden, it scrolls.
 */
export function embedCode(origin: string, postId: string, look: EmbedLook, title: string): string {
  const name = `kompagnon-${postId}`;
  return [
    `<iframe id="${name}" src="${escaped(embedAddress(origin, postId, look))}" title="${escaped(title)}" loading="lazy" style="width:100%;max-width:560px;height:${EMBED_HEIGHT}px;border:0;color-scheme:normal" sandbox="allow-scripts allow-same-origin allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation"></iframe>`,
    `<script>addEventListener("message",function(e){var f=document.getElementById("${name}");if(f&&e.source===f.contentWindow&&e.data.type==="kompagnon:height")f.style.height=e.data.height+"px"})</script>`,
  ].join("\n");
}

/** The code that shows a post on another site, with a preview of every look. */
export function EmbedDialog({ post, onClose }: { post: ListedPost; onClose: () => void }) {
  const { t } = useTranslation("posts");
  const [look, setLook] = useState<EmbedLook>({ style: "card", theme: "light" });
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const title = t("card.of", { name: post.author?.username ?? t("gone_member") });
  const code = embedCode(location.origin, post.id, look, title);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast(t("embed.copied"), { kind: "good" });
    } catch {
      field.current?.select(); // the browser forbids it: the code is marked, ready to be copied by hand
      toast(t("embed.copy_failed"), { kind: "warn" });
    }
    countShare(post.id, "embed");
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("embed.title")}
      description={t("embed.text")}
      size="lg"
    >
      <div className="grid gap-5">
        <div className="flex flex-wrap gap-x-8 gap-y-4">
          <ChoiceChip
            label={t("embed.style")}
            choices={EMBED_STYLES.map((value) => ({ value, label: t(`embed.${value}`) }))}
            value={look.style}
            onChange={(style) => style && setLook({ ...look, style })}
          />
          <ChoiceChip
            label={t("embed.theme")}
            choices={EMBED_THEMES.map((value) => ({ value, label: t(`embed.${value}`) }))}
            value={look.theme}
            onChange={(theme) => theme && setLook({ ...look, theme })}
          />
        </div>
        <Preview address={embedAddress(location.origin, post.id, look)} />
        <div className="grid gap-1.5">
          <label htmlFor={id} className="font-medium text-sm">
            {t("embed.code")}
          </label>
          <textarea
            ref={field}
            id={id}
            readOnly
            rows={4}
            dir="ltr"
            value={code}
            onFocus={({ target }) => target.select()}
            className={`${controlClass} resize-none break-all py-2.5 font-mono text-sm`}
          />
        </div>
        <Button
          className="justify-self-end"
          icon={<Copy aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          onClick={copy}
        >
          {t("embed.copy")}
        </Button>
      </div>
    </Dialog>
  );
}

/** The real thing, in a frame as on another site; it tells how high it is. */
function Preview({ address }: { address: string }) {
  const { t } = useTranslation("posts");
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(EMBED_HEIGHT);
  useEffect(() => {
    const hear = ({ source, data }: MessageEvent) => {
      if (source !== frame.current?.contentWindow) return;
      const message = data as { type?: unknown; height?: unknown } | null; // anything may come as a message
      if (message?.type === "kompagnon:height" && typeof message.height === "number")
        setHeight(message.height);
    };
    addEventListener("message", hear);
    return () => removeEventListener("message", hear);
  }, []);
  return (
    <div className="max-h-[50dvh] overflow-y-auto rounded-card border border-line bg-sunken p-3">
      <iframe
        ref={frame}
        src={address}
        title={t("embed.preview")}
        sandbox="allow-scripts allow-same-origin allow-popups"
        style={{ height }}
        className="mx-auto block w-full max-w-[560px] [color-scheme:normal]"
      />
    </div>
  );
}
