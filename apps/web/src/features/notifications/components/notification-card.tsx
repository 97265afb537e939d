import type { Notification } from "@kompagnon/contract/notifications/model.ts";
import { useId } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { cx } from "#ui/cx.ts";
import { RelativeTime } from "#ui/format.tsx";
import { useCard, useSenderName, useText, useTitle } from "../use-card.ts";
import { CardActions } from "./card-actions.tsx";

/** A notification: who, what and when, and its actions. */
export function NotificationCard({ notification, isNew }: { notification: Notification; isNew: boolean }) {
  const { t } = useTranslation("notifications");
  const id = useId();
  const title = useTitle(notification);
  const text = useText(notification);
  return (
    <li
      aria-labelledby={id}
      className={cx(
        "relative flex gap-3 border-s-2 px-3 py-2.5 first:rounded-t-card last:rounded-b-card sm:px-4",
        isNew ? "border-s-signal bg-signal/5" : "border-s-transparent",
      )}
    >
      <Sender notification={notification} />
      <div className="grid min-w-0 grow grid-cols-1 items-center gap-x-3 md:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0 self-center">
          {/* On phones the button that removes it is in this corner. */}
          <div className="flex flex-wrap items-baseline gap-x-2.5 max-md:pe-8">
            <h3 id={id} className="min-w-0 font-sans font-semibold text-sm tracking-normal">
              {title}
            </h3>
            {isNew && <Badge tone="signal">{t("new")}</Badge>}
            <RelativeTime time={notification.created_at} className="text-ink-soft text-xs" />
          </div>
          {text && (
            <p dir="auto" className="line-clamp-2 text-start text-ink-soft text-sm">
              {text}
            </p>
          )}
        </div>
        <CardActions notification={notification} />
      </div>
    </li>
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
