import { Copy, Share2 } from "lucide-react";
import { lazy, Suspense } from "react";
import { BRAND } from "#platform/brand.ts";
import { copyText } from "#platform/copy-text.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { Part } from "./part.tsx";

const LinkCode = lazy(async () => ({ default: (await import("./link-code.tsx")).LinkCode }));
const icon = { "aria-hidden": true, className: "size-4", strokeWidth: 1.75 } as const;

/** The link, and the ways to pass it on. */
export function LinkCard({ url, slug }: { url: string; slug: string }) {
  const { t } = useTranslation("invites");
  const copy = async () => {
    const done = await copyText(url);
    toast(t(done ? "link.copied" : "link.copy_failed"), { kind: done ? "good" : "warn" });
  };
  const share = () =>
    navigator.share({ url, text: t("link.share_text", { app: BRAND }) }).catch(() => undefined); // they thought better of it
  return (
    <Part title={t("link.title")} lead={t("link.lead")}>
      <div className="grid items-start gap-6 md:grid-cols-[1fr_auto]">
        <div className="grid content-start gap-4">
          <TextField
            label={t("link.label")}
            hideLabel
            readOnly
            dir="ltr"
            value={url}
            onFocus={({ target }) => target.select()}
          />
          <div className="flex flex-wrap gap-2.5">
            <Button onClick={copy} icon={<Copy {...icon} />}>
              {t("link.copy")}
            </Button>
            {"share" in navigator && (
              <Button variant="secondary" onClick={share} icon={<Share2 {...icon} />}>
                {t("link.share")}
              </Button>
            )}
          </div>
        </div>
        <Suspense fallback={<Skeleton className="size-66 justify-self-center" />}>
          <LinkCode url={url} slug={slug} />
        </Suspense>
      </div>
    </Part>
  );
}
