import { useId } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Card } from "#ui/card.tsx";
import { InboxForm } from "./inbox-form.tsx";

/** The part of the settings about requests to write. */
export function InboxSection() {
  const { t } = useTranslation("chats/inbox");
  const id = useId();
  return (
    <Card as="section" aria-labelledby={id} padding="sm" className="grid grid-cols-1 gap-4 sm:gap-5 sm:p-6">
      <div className="grid gap-1">
        <h2 id={id} className="text-xl">
          {t("title")}
        </h2>
        <p className="text-pretty text-ink-soft max-sm:text-sm">{t("intro")}</p>
      </div>
      <InboxForm />
    </Card>
  );
}
