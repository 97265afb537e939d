import { type RoomKind, roomPage } from "@kompagnon/contract/rooms/rules.ts";
import { useQuery } from "@tanstack/react-query";
import { AudioLines } from "lucide-react";
import { useTranslation } from "#platform/use-translation.ts";
import { ButtonLink } from "#ui/button.tsx";
import { roomQuery, useRoomNews } from "./cache.ts";

/** Leads to the room of a place, and says how many are in it. `tight`: without its word where it is narrow. */
export function RoomButton({ kind, id, tight = false }: { kind: RoomKind; id: string; tight?: boolean }) {
  const { t } = useTranslation("rooms");
  const { data } = useQuery(roomQuery(kind, id));
  useRoomNews(kind, id);
  if (!data) return null;
  const count = data.seats.length;
  return (
    <ButtonLink
      to={roomPage(kind, id)}
      variant={count > 0 ? "secondary" : "quiet"}
      size="sm"
      className="shrink-0"
      icon={<AudioLines aria-hidden="true" className="size-5 shrink-0" strokeWidth={1.75} />}
    >
      <span className={tight ? "max-md:sr-only" : undefined}>
        {count > 0 ? t("open_count", { count }) : t("open")}
      </span>
      {tight && count > 0 && (
        <span aria-hidden="true" className="tabular-nums md:hidden">
          {count}
        </span>
      )}
    </ButtonLink>
  );
}
