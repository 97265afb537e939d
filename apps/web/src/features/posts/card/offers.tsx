import { chatsPaths } from "@kompagnon/contract/chats/paths.ts";
import { groupsPaths } from "@kompagnon/contract/groups/paths.ts";
import type { Actions, Author } from "@kompagnon/contract/posts/model.ts";
import { BriefcaseBusiness, MessageCircle } from "lucide-react";
import { type ReactNode, Suspense, useState } from "react";
import { Link, useNavigate } from "react-router";
import { beginMessage, RequestDialog } from "#features/chats/public.ts";
import { GroupJoin } from "#features/groups/public.ts";
import { query, queryClient } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { useIsNearViewport } from "#ui/near-viewport.ts";
import { Skeleton } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import type { ListedPost } from "../cache.ts";

/** A request that is about to be written: its recipient, and the start of its text. */
type Asking = { member: { id: string; username: string }; initialText: string };

/**
 * Writing to the author of a post: opens the existing conversation, or returns the request that is required, which a dialog
 * sends.
 */
function useWriteTo(member: { id: string; username: string }) {
  const { t } = useTranslation("posts");
  const { id: me } = useMember();
  const navigate = useNavigate();
  const [asking, setAsking] = useState<Asking | null>(null);
  const name = member.username;
  const write = async (draft: string) => {
    try {
      const { relation } = await queryClient.fetchQuery({
        ...query("GET /api/users/{id}", { params: { id: member.id } }),
        staleTime: 0,
      });
      if (relation.chat_id) {
        if (draft) beginMessage(me, relation.chat_id, draft);
        await navigate(chatsPaths.chat(relation.chat_id));
      } else if (relation.request === "received") await navigate(chatsPaths.requests);
      else if (relation.request === "sent") toast(t("offer.asked", { name }));
      else if (relation.can_ask || relation.closed) setAsking({ member, initialText: draft });
      else toast(t("offer.cannot", { name }), { kind: "warn" });
    } catch (failure) {
      toast((failure instanceof Error && failure.message) || t("offer.failed"), { kind: "warn" });
    }
  };
  return { write, asking, close: () => setAsking(null) };
}

/** The offers of a post: work, a conversation, a group (spec: public, 2.13). */
export function Offers({ post, actions }: { post: ListedPost; actions: Actions }) {
  const { hiring, dm, groupJoin } = actions;
  if (!hiring && !dm && !groupJoin) return null;
  return (
    <div className="grid gap-2.5">
      {(hiring || dm) && <PersonOffers author={post.author} hiring={hiring} dm={dm} />}
      {groupJoin && <GroupOffer group={groupJoin} />}
    </div>
  );
}

const Box = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5 rounded-card bg-accent-soft/60 px-4 py-3">
    {children}
  </div>
);
const icon = { "aria-hidden": true, className: "size-5 shrink-0 text-accent", strokeWidth: 1.75 } as const;

type PersonProps = { author: Author | null; hiring: Actions["hiring"]; dm: boolean };

/** Without an author, or as the author, one only reads what is offered. */
function PersonOffers({ author, hiring, dm }: PersonProps) {
  const { id: me } = useMember();
  if (!author || author.id === me)
    return (
      <>
        {hiring && <Hiring hiring={hiring} />}
        {dm && <Dm />}
      </>
    );
  return <AnswerableOffers author={author} hiring={hiring} dm={dm} />;
}

function AnswerableOffers({ author, hiring, dm }: PersonProps & { author: Author }) {
  const { t } = useTranslation("posts");
  const { write, asking, close } = useWriteTo(author);
  return (
    <>
      {hiring && (
        <Hiring
          hiring={hiring}
          onApply={(role) => write(t("offer.apply_text", { name: author.username, role }))}
        />
      )}
      {dm && <Dm onAsk={() => write("")} />}
      <Suspense fallback={null}>
        {asking && (
          <RequestDialog
            open
            member={asking.member}
            initialText={asking.initialText}
            onOpenChange={(open) => !open && close()}
          />
        )}
      </Suspense>
    </>
  );
}

function Hiring({
  hiring,
  onApply,
}: {
  hiring: NonNullable<Actions["hiring"]>;
  onApply?: (role: string) => unknown;
}) {
  const { t } = useTranslation("posts");
  return (
    <Box>
      <BriefcaseBusiness {...icon} className={`${icon.className} self-start`} />
      <div className="grid min-w-0 grow basis-48 gap-2.5">
        <p className="font-semibold text-sm">{t("offer.hiring", { count: hiring.count })}</p>
        <ul className="grid gap-2">
          {hiring.roles.map((role) => (
            <li key={role} className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
              <bdi className="min-w-0 grow basis-32 wrap-anywhere">{role}</bdi>
              {onApply && (
                <Button
                  size="sm"
                  variant="secondary"
                  className="shrink-0"
                  aria-label={t("offer.apply_as", { role })}
                  onClick={() => onApply(role)}
                >
                  {t("offer.apply")}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </div>
    </Box>
  );
}

function Dm({ onAsk }: { onAsk?: () => unknown }) {
  const { t } = useTranslation("posts");
  return (
    <Box>
      <MessageCircle {...icon} />
      <p className="min-w-0 grow basis-32 font-semibold text-sm">{t("offer.dm")}</p>
      {onAsk && (
        <Button size="sm" variant="secondary" onClick={onAsk}>
          {t("offer.ask")}
        </Button>
      )}
    </Box>
  );
}

function GroupOffer({ group }: { group: NonNullable<Actions["groupJoin"]> }) {
  const { t } = useTranslation("posts");
  const { t: groups } = useTranslation("groups");
  const near = useIsNearViewport();
  return (
    <Box>
      <Avatar id={group.groupId} name={group.name} src={group.avatar_url} />
      <div className="grid min-w-0 grow basis-40">
        <span className="text-ink-soft text-xs">{t("offer.group")}</span>
        <Link
          to={groupsPaths.profile(group.groupId)}
          className="truncate font-semibold text-ink hover:underline"
        >
          <bdi>{group.name}</bdi>
        </Link>
        <span className="text-ink-soft text-sm">
          {groups(`type.${group.group_type}`)} · {t("offer.members", { count: group.member_count })}
        </span>
      </div>
      {near ? (
        <Suspense fallback={<Skeleton className="h-10 w-28" />}>
          <GroupJoin groupId={group.groupId} />
        </Suspense>
      ) : (
        <span className="h-10 w-28" />
      )}
    </Box>
  );
}
