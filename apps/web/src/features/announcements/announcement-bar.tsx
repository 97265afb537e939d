import { useMutation } from "@tanstack/react-query";
import type { Out } from "#platform/call.ts";
import { mutation, query, queryClient } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";

type Shown = NonNullable<Out<"GET /api/announcement">["announcement"]>;

/** An announcement as members see it, closed on all devices if it can be. */
export function AnnouncementBar({ announcement }: { announcement: Shown }) {
  const { t } = useTranslation("shell");
  const { id, dismissible } = announcement;
  const closing = useMutation({
    ...mutation("PUT /api/announcements/{id}/dismissal"),
    onSuccess: (shown) => queryClient.setQueryData(query("GET /api/announcement").queryKey, shown),
    onError: ({ message }) => toast(message || t("not_done"), { kind: "warn" }),
  });
  // Gone at once; it is back if it could not be closed.
  if (closing.isPending) return null;
  return (
    <AnnouncementBanner
      announcement={announcement}
      {...(dismissible && { onClose: () => closing.mutate({ params: { id } }) })}
    />
  );
}

/** How an announcement looks, for those who write one as well. */
export function AnnouncementBanner({
  announcement: { kind, text, language, link },
  onClose,
}: {
  announcement: Pick<Shown, "kind" | "text" | "language" | "link">;
  onClose?: () => void;
}) {
  const { t } = useTranslation("announcements");
  return (
    <section aria-label={t("label")}>
      <Banner
        tone={kind === "warning" ? "warn" : "info"}
        className="rounded-none py-1.5! leading-snug"
        action={
          link && (
            <ButtonLink size="sm" variant="quiet" to={link}>
              {t("more")}
            </ButtonLink>
          )
        }
        {...(onClose && { onClose })}
      >
        <span lang={language} dir="auto" className="block whitespace-pre-line wrap-anywhere">
          {text}
        </span>
      </Banner>
    </section>
  );
}
