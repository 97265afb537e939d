import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { testQuery } from "../api.ts";
import { dayCount } from "../plans.ts";
import { StartDialog } from "./start-dialog.tsx";

/** Offers the test version to members who have not used it. `onAsk` is called with whether the question is open. */
export function TestOffer({ onAsk, onStarted }: { onAsk: (asking: boolean) => void; onStarted: () => void }) {
  const { t, i18n } = useTranslation("billing");
  const me = useMember();
  const { data: test } = useQuery(testQuery());
  const [asking, setAsking] = useState(false);
  if (!test || test.testversion_eingeloest || me.premium) return null;
  const ask = (open: boolean) => {
    setAsking(open);
    onAsk(open);
  };
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-4 py-3 text-sm">
      <p className="min-w-0 grow basis-48">
        {t("test.offer", { days: dayCount(test.duration_days, i18n.language) })}
      </p>
      <Button size="sm" variant="secondary" onClick={() => ask(true)}>
        {t("test.start")}
      </Button>
      <StartDialog days={test.duration_days} open={asking} onOpenChange={ask} onStarted={onStarted} />
    </div>
  );
}
