import { contactPaths } from "@kompagnon/contract/contact/paths.ts";
import { operator } from "@kompagnon/contract/site/operator.ts";
import { useState } from "react";
import { Entrance } from "#features/accounts/public.ts";
import { EntryHead } from "#platform/entry-head.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { Done } from "#ui/done.tsx";
import { ContactForm } from "./contact-form.tsx";

/** `/contact`: writing to the team (spec: public, section 2.6). */
export default function ContactPage() {
  const { t } = useTranslation("contact");
  const [sentTo, setSentTo] = useState<string | null>(null);
  return (
    <Entrance>
      <EntryHead path={contactPaths.contact} title={t("title")} description={t("lead")} />
      {sentTo === null ? (
        <>
          <h1 className="text-2xl">{t("title")}</h1>
          <p className="mt-2 mb-6 text-pretty text-ink-soft">{t("lead")}</p>
          <noscript>
            <p className="mb-6 rounded-control bg-warn-soft px-4 py-3">
              {t("no_script", { email: operator.email })}
            </p>
          </noscript>
          <ContactForm onSent={setSentTo} />
        </>
      ) : (
        <Thanks email={sentTo} onAgain={() => setSentTo(null)} />
      )}
    </Entrance>
  );
}

function Thanks({ email, onAgain }: { email: string; onAgain: () => void }) {
  const { t } = useTranslation("contact");
  return (
    <Done title={t("thanks")}>
      <p className="text-pretty text-ink-soft wrap-anywhere">{t("thanks_text", { email })}</p>
      <Button variant="secondary" onClick={onAgain}>
        {t("again")}
      </Button>
    </Done>
  );
}
