import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { ArrowRight } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { useCard } from "../use-card.ts";
import { useGoTo } from "../use-go-to.ts";

/** Leads to what a notification is about; `short`: on phones by its sign alone, next to other buttons. */
export function GoTo({ notification, short }: { notification: Notification; short: boolean }) {
  const { t } = useTranslation("notifications");
  const { goToName } = useCard(notification);
  const way = useGoTo(notification);
  const name = (
    <span className={short ? "max-md:sr-only" : ""}>
      {t(typeof goToName === "function" ? goToName(notification) : goToName)}
    </span>
  );
  const look = {
    size: "sm",
    variant: "quiet",
    icon: <ArrowRight aria-hidden="true" className="mirror size-4" strokeWidth={1.75} />,
  } as const;
  if (way === null) return null;
  return way.address === null ? (
    <Button {...look} onClick={way.go}>
      {name}
    </Button>
  ) : (
    <ButtonLink {...look} to={way.address}>
      {name}
    </ButtonLink>
  );
}
