import { localeOf } from "@kompagnon/messages/languages.ts";
import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import { lazy, Suspense, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { inboxQuery } from "./inbox.ts";

// Its choices are wanted now and then: the list of conversations comes without them.
const InboxForm = lazy(async () => ({ default: (await import("./inbox-form.tsx")).InboxForm }));

/** Opens the settings of who may send requests, next to the requests; shows when they are paused. */
export function InboxButton() {
  const { t, i18n } = useTranslation("chats/inbox");
  const [open, setOpen] = useState(false);
  const { data } = useQuery(inboxQuery());
  const until = data?.paused_until;
  const date =
    until &&
    new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: "long", timeZone: "UTC" }).format(
      new Date(until),
    );
  return (
    <div className="grid justify-items-start gap-1 px-4 pb-3">
      <Button
        size="sm"
        variant="quiet"
        className="-ms-3"
        icon={<SlidersHorizontal aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />}
        onClick={() => setOpen(true)}
      >
        {t("manage")}
      </Button>
      {data?.paused && (
        <p className="text-ink-soft text-sm">{date ? t("paused_until", { date }) : t("paused_open")}</p>
      )}
      {open && (
        <Dialog open onOpenChange={setOpen} title={t("title")} description={t("intro")}>
          <Suspense>
            <InboxForm />
          </Suspense>
        </Dialog>
      )}
    </div>
  );
}
