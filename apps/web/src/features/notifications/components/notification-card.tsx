import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { useId } from "react";
import { useTranslation } from "react-i18next";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { cx } from "#ui/cx.ts";
import { RelativeTime } from "#ui/format.tsx";
import { useCard, useSenderName, useText, useTitle } from "../use-card.ts";
import { CardActions } from "./card-actions.tsx";

/** Who, what and when, and what one can do about it. */
export function NotificationCard({ notification, isNew }: { notification: Notification; isNew: boolean }) {
  const { t } = useTranslation("notifications");
  const id = useId();
  const title = useTitle(notification);
  const text = useText(notification);
  return (
    <Card
      as="li"
      padding="none"
      aria-labelledby={id}
      className={cx("flex gap-3.5 p-4 sm:gap-4 sm:p-5", isNew && "border-signal!")}
    >
      <Sender notification={notification} />
      <div className="min-w-0 grow">
        <div className="flex flex-wrap items-baseline gap-x-3 gap-y-1">
          <h3 id={id} className="min-w-0 font-sans font-semibold text-base tracking-normal">
            {title}
          </h3>
          {isNew && <Badge tone="signal">{t("new")}</Badge>}
          <RelativeTime time={notification.created_at} className="text-ink-soft text-sm sm:ms-auto" />
        </div>
        {text && (
          <p dir="auto" className="mt-1 line-clamp-3 text-start text-ink-soft">
            {text}
          </p>
        )}
        <CardActions notification={notification} />
      </div>
    </Card>
  );
}

/** The picture of who caused it, with the sign of what it is. */
function Sender({ notification }: { notification: Notification }) {
  const { sender } = notification.payload;
  const name = useSenderName(notification);
  const { icon: Sign } = useCard(notification);
  return (
    <span aria-hidden="true" className="relative h-fit">
      <Avatar id={sender?.id ?? notification.id} name={name} src={sender?.avatar_url ?? null} />
      <span className="-end-1 -bottom-1 absolute grid size-5 place-items-center rounded-full border border-line bg-raised text-accent">
        <Sign className="size-3" strokeWidth={2} />
      </span>
    </span>
  );
}
