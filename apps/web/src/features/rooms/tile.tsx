import type { Room, RoomSeat } from "@kompagnon/contract/rooms/model.ts";
import { EllipsisVertical, Flag, Hand, MicOff, MonitorUp, UserX } from "lucide-react";
import { Suspense, useState } from "react";
import { ReportDialog } from "#features/moderation/public.ts";
import { ApiError, call } from "#platform/call.ts";
import { StreamVideo } from "#platform/rtc/stream-video.tsx";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { cx } from "#ui/cx.ts";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { toast } from "#ui/toast.tsx";
import type { CompanionView } from "./engine/companion.ts";
import type { RoomView } from "./engine/room-engine.ts";

const icon = { "aria-hidden": true, className: "size-4 shrink-0", strokeWidth: 1.75 } as const;
type Shown = Pick<CompanionView, "link" | "shows" | "isSpeaking"> & {
  camera: MediaStream | MediaStreamTrack | null;
};

/** What is drawn of a seat: the member's own from their devices, another's from the connection. */
function shownOf(seat: RoomSeat, view: RoomView): Shown | null {
  if (seat.id !== view.seatId) return view.companions.get(seat.id) ?? null;
  const { local, muted } = view;
  const shows = {
    muted: muted || local.audio === null,
    camera: local.camera !== null,
    screen: local.screen !== null,
    paused: false,
  };
  return { link: "connected", shows, isSpeaking: false, camera: local.camera };
}

/** One member in the room: their camera or picture, their name, and what can be said of them. */
export function Tile({ seat, view, room, me }: { seat: RoomSeat; view: RoomView; room: Room; me: string }) {
  const { t } = useTranslation("rooms");
  const { t: tCalls } = useTranslation("calls/overlay");
  const { member } = seat;
  const isMine = member.id === me;
  const shown = shownOf(seat, view);
  const name = isMine ? t("you", { name: member.username }) : member.username;
  const camera = shown?.shows?.camera && !shown.shows.paused ? shown.camera : null;
  return (
    <li
      className={cx(
        "relative grid aspect-4/3 min-w-0 place-items-center overflow-hidden rounded-card border-2 bg-sunken",
        shown?.isSpeaking ? "border-accent" : "border-transparent",
      )}
    >
      {camera ? (
        <StreamVideo
          stream={camera}
          label={isMine ? tCalls("own_picture") : tCalls("picture_of", { name: member.username })}
          mirrored={isMine}
          className="absolute inset-0 size-full object-cover"
        />
      ) : (
        <span className="pb-8">
          <Avatar id={member.id} name={member.username} src={member.avatar_url} size="lg" />
        </span>
      )}
      <div className="absolute inset-x-1.5 bottom-1.5 grid gap-0.5 rounded-control bg-raised/90 px-2 py-1">
        <p className="truncate font-semibold text-sm leading-tight">
          <bdi>{name}</bdi>
        </p>
        <Marks seat={seat} shown={shown} />
      </div>
      {!isMine && <More seat={seat} room={room} />}
    </li>
  );
}

function Marks({ seat, shown }: { seat: RoomSeat; shown: Shown | null }) {
  const { t } = useTranslation("rooms");
  const marks = [
    shown?.shows?.muted && { key: "muted", icon: <MicOff {...icon} />, text: t("muted") },
    seat.hand_at && { key: "hand", icon: <Hand {...icon} />, text: t("hand") },
    seat.sharing && { key: "shares", icon: <MonitorUp {...icon} />, text: t("shares") },
    !shown && { key: "apart", icon: null, text: t("apart") },
    shown?.link === "connecting" && { key: "connecting", icon: null, text: t("connecting") },
    shown?.link === "interrupted" && { key: "interrupted", icon: null, text: t("reconnecting") },
    shown?.isSpeaking && { key: "speaking", icon: null, text: t("speaking") },
  ].filter((mark) => typeof mark === "object" && mark !== null);
  return (
    <ul className="flex flex-wrap gap-x-2 text-ink-soft text-xs empty:hidden">
      {marks.map(({ key, icon: sign, text }) => (
        <li key={key} className="flex items-center gap-1">
          {sign}
          {text}
        </li>
      ))}
    </ul>
  );
}

/** What can be done about another member: report, and for moderators remove. */
function More({ seat: { member }, room }: { seat: RoomSeat; room: Room }) {
  const { t } = useTranslation("rooms");
  const [open, setOpen] = useState<"report" | "remove" | null>(null);
  const close = () => setOpen(null);
  const remove = async () => {
    const params = { kind: room.kind, id: room.place_id, memberId: member.id };
    try {
      await call("DELETE /api/rooms/{kind}/{id}/members/{memberId}", { params });
      toast(t("removed", { name: member.username }));
    } catch (failure) {
      if (failure instanceof ApiError) toast(failure.message, { kind: "warn" });
      throw failure;
    }
  };
  return (
    <span className="absolute end-1.5 top-1.5 rounded-control bg-raised/90">
      <Menu
        trigger={
          <IconButton
            label={t("more", { name: member.username })}
            tooltip={false}
            icon={<EllipsisVertical className="size-5" strokeWidth={1.75} />}
          />
        }
      >
        <MenuItem icon={<Flag {...icon} />} onClick={() => setOpen("report")}>
          {t("report")}
        </MenuItem>
        {room.moderates && (
          <MenuItem icon={<UserX {...icon} />} onClick={() => setOpen("remove")}>
            {t("remove")}
          </MenuItem>
        )}
      </Menu>
      <Suspense fallback={null}>
        {open === "report" && (
          <ReportDialog
            subject={{ kind: "member", id: member.id }}
            name={member.username}
            author={member}
            onClose={close}
          />
        )}
      </Suspense>
      <ConfirmDialog
        open={open === "remove"}
        onOpenChange={(next) => !next && close()}
        title={t("remove_title", { name: member.username })}
        text={t("remove_text")}
        confirm={t("remove")}
        danger
        onConfirm={remove}
      />
    </span>
  );
}
