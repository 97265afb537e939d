import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import type { UserPage } from "@kompagnon/contract/people/model.ts";
import { settingsPaths } from "@kompagnon/contract/settings/paths.ts";
import { MessageCircle, MessageCirclePlus, Pencil } from "lucide-react";
import { Suspense, useState } from "react";
import { RequestDialog } from "#features/chats/public.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button, ButtonLink } from "#ui/button.tsx";
import { refreshUser } from "../cache.ts";
import { FollowButton } from "../follow/follow-button.tsx";
import { MoreMenu } from "./more-menu.tsx";

const icon = { "aria-hidden": true, className: "size-4 shrink-0", strokeWidth: 1.75 } as const;

/** The actions of a member's page; on the viewer's own, the link to change the profile. */
export function Actions({ person }: { person: UserPage }) {
  const { t } = useTranslation("people");
  const { id: me } = useMember();
  return (
    <div className="flex items-start justify-between gap-2.5 sm:justify-start">
      <div className="flex min-w-0 flex-wrap gap-2.5">
        {person.id === me ? (
          <ButtonLink to={settingsPaths.area("profile")} variant="secondary" icon={<Pencil {...icon} />}>
            {t("edit")}
          </ButtonLink>
        ) : (
          <>
            <FollowButton member={person} following={person.relation.following} />
            <Write person={person} />
          </>
        )}
      </div>
      <MoreMenu person={person} own={person.id === me} />
    </div>
  );
}

/** The button of a conversation: it exists, a request is pending, or one can be sent. */
function Write({ person }: { person: UserPage }) {
  const { t } = useTranslation("people");
  const [asking, setAsking] = useState(false);
  const { chat_id, request, can_ask, closed } = person.relation;
  if (chat_id)
    return (
      <ButtonLink to={chatsPaths.chat(chat_id)} variant="secondary" icon={<MessageCircle {...icon} />}>
        {t("write")}
      </ButtonLink>
    );
  if (request === "received")
    return (
      <ButtonLink to={chatsPaths.requests} variant="secondary" icon={<MessageCircle {...icon} />}>
        {t("answer")}
      </ButtonLink>
    );
  if (request === "sent")
    return (
      <Button variant="secondary" disabled icon={<MessageCircle {...icon} />}>
        {t("asked")}
      </Button>
    );
  // Where they have closed their requests, the window says why and how else.
  if (!can_ask && !closed) return null;
  const close = (open: boolean) => {
    setAsking(open);
    if (!open) void refreshUser(person.id);
  };
  return (
    <>
      <Button variant="secondary" icon={<MessageCirclePlus {...icon} />} onClick={() => setAsking(true)}>
        {t("ask")}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <RequestDialog member={person} open onOpenChange={close} />
        </Suspense>
      )}
    </>
  );
}
