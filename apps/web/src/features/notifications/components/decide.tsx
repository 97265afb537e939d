import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { Check } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { dropNotification } from "../cache.ts";
import { useCard } from "../use-card.ts";

type Answer = "accept" | "decline";

/** Yes and no to a notification that asks for them; it is gone then. */
export function Decide({ notification }: { notification: Notification }) {
  const { t } = useTranslation("notifications");
  const { t: ui } = useTranslation("ui");
  const navigate = useNavigate();
  const answers = useCard(notification).answers?.(notification) ?? null;
  const [busy, setBusy] = useState<Answer | null>(null);
  if (answers === null) return null;
  const decide = async (answer: Answer) => {
    setBusy(answer);
    try {
      const to = answer === "accept" ? await answers.accept() : await answers.decline();
      dropNotification(notification.id);
      if (typeof to === "string") await navigate(to);
    } catch (failure) {
      setBusy(null);
      toast((failure instanceof Error && failure.message) || ui("error_text"), { kind: "warn" });
    }
  };
  return (
    <div className="ms-3 me-1 flex items-center gap-2 py-1 *:min-w-0 md:ms-0 md:py-0">
      <Button
        size="sm"
        busy={busy === "accept"}
        disabled={busy === "decline"}
        icon={<Check aria-hidden="true" className="size-4 max-md:hidden" strokeWidth={1.75} />}
        onClick={() => decide("accept")}
      >
        {t("accept")}
      </Button>
      <Button
        size="sm"
        variant="secondary"
        busy={busy === "decline"}
        disabled={busy === "accept"}
        onClick={() => decide("decline")}
      >
        {t("decline")}
      </Button>
    </div>
  );
}
