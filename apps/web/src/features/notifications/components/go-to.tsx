import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router";
import { Button, ButtonLink } from "#ui/button.tsx";
import { toast } from "#ui/toast.tsx";
import { useCard } from "../use-card.ts";

/** Leads to what a notification is about. */
export function GoTo({ notification }: { notification: Notification }) {
  const { t } = useTranslation("notifications");
  const navigate = useNavigate();
  const { goTo, goToName } = useCard(notification);
  const target = goTo(notification);
  const look = {
    size: "sm",
    variant: "quiet",
    icon: <ArrowRight aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />,
  } as const;
  if (target === null) return null;
  if (typeof target === "string")
    return (
      <ButtonLink {...look} to={target}>
        {t(goToName)}
      </ButtonLink>
    );
  const go = async () => {
    try {
      await navigate(await target());
    } catch (failure) {
      const said = failure instanceof Error ? failure.message : "";
      toast(said || t("chat_failed"), { kind: "warn" });
    }
  };
  return (
    <Button {...look} onClick={go}>
      {t(goToName)}
    </Button>
  );
}
