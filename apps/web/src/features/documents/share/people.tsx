import type { DocumentPerson, FormerAuthor } from "@kompagnon/contract/documents/model.ts";
import { documentsPaths } from "@kompagnon/contract/documents/paths.ts";
import type { GivenRole } from "@kompagnon/contract/documents/rules.ts";
import { useMutation, useQuery } from "@tanstack/react-query";
import { EllipsisVertical, Eraser, LogOut, ShieldCheck, UserMinus, UserRoundCheck } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { mutation, query, queryClient } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { ConfirmDialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { Menu, MenuItem } from "#ui/menu.tsx";
import { Select } from "#ui/select.tsx";
import { toast } from "#ui/toast.tsx";
import { useRefusal } from "../refusal.ts";
import { liveOf } from "../room/open-documents.ts";
import type { OpenDocument } from "../types.ts";
import { CompareButton, CompareDialog } from "./compare.tsx";
import { Invite, useRoles } from "./invite.tsx";
import { isSealed, KeyNote, readerOf } from "./key-note.tsx";

/** The people of a document. The owner changes roles, invites and removes here. */
export function People({ document, onLeft }: { document: OpenDocument; onLeft: () => void }) {
  const { t } = useTranslation("documents");
  const { members, can } = document.info;
  return (
    <div className="grid gap-6">
      {can.share ? (
        <Invite document={document} />
      ) : (
        <p className="text-ink-soft text-sm">{t("share.only_owner")}</p>
      )}
      {isSealed(document) && <p className="text-ink-soft text-sm">{t("share.sealed")}</p>}
      <section className="grid gap-2">
        <h3 className="font-medium text-ink text-sm">{t("share.people_title")}</h3>
        {can.share && <p className="text-ink-soft text-sm">{t("share.editor_premium")}</p>}
        <ul className="grid gap-1">
          {members.map((person) => (
            <Person key={person.member.id} document={document} person={person} />
          ))}
        </ul>
      </section>
      {can.share && <FormerPeople document={document} />}
      {can.leave && <LeaveButton document={document} onLeft={onLeft} />}
    </div>
  );
}

function Person({ document, person }: { document: OpenDocument; person: DocumentPerson }) {
  const { t } = useTranslation("documents");
  const me = useMember();
  const refuse = useRefusal();
  const roles = useRoles();
  const { member, role } = person;
  const name = member.username;
  const mine = document.info.can.share && role !== "owner";
  const change = useMutation({
    ...mutation("PATCH /api/documents/{id}/people/{user_id}"),
    onSuccess: () => liveOf(document).reread(),
    onError: refuse,
  });
  const params = { id: document.id, user_id: member.id };
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1">
      <Avatar id={member.id} name={name} src={member.avatar_url} size="sm" />
      <span className="grid min-w-24 flex-1">
        <span className="truncate font-medium">
          <bdi>{member.id === me.id ? t("share.you", { name }) : name}</bdi>
        </span>
        <KeyNote document={document} person={person} />
      </span>
      {mine ? (
        <>
          <Select
            hideLabel
            label={t("share.role_of", { name })}
            options={roles}
            value={change.isPending ? change.variables.body.role : (role as GivenRole)} // not the owner's
            disabled={change.isPending}
            onChange={(next) => change.mutate({ params, body: { role: next } })}
            className="w-44"
          />
          <PersonMenu document={document} person={person} />
        </>
      ) : (
        <>
          <span className="text-ink-soft text-sm">{t(`role.${role}`)}</span>
          <CompareButton document={document} person={person} />
        </>
      )}
    </li>
  );
}

function PersonMenu({ document, person }: { document: OpenDocument; person: DocumentPerson }) {
  const { member } = person;
  const comparable = Boolean(readerOf(document, person)?.keys);
  const { t } = useTranslation("documents");
  const refuse = useRefusal();
  const [asking, setAsking] = useState<"remove" | "hand_over" | "compare" | null>(null);
  const name = member.username;
  const done = (text: string) => async () => {
    toast(text);
    await liveOf(document).reread();
  };
  const remove = useMutation({
    ...mutation("DELETE /api/documents/{id}/people/{user_id}"),
    onSuccess: async () => {
      await done(t("share.removed_toast", { name }))();
      await queryClient.invalidateQueries({ queryKey: ["GET /api/documents/{id}/people"] });
    },
    onError: refuse,
  });
  const handOver = useMutation({
    ...mutation("POST /api/documents/{id}/owner"),
    onSuccess: done(t("share.handed_toast", { name })),
    onError: refuse,
  });
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={t("share.more", { name })}
            tooltip={false}
            icon={<EllipsisVertical className="size-5" strokeWidth={1.75} />}
          />
        }
      >
        {comparable && (
          <MenuItem icon={<ShieldCheck strokeWidth={1.75} />} onClick={() => setAsking("compare")}>
            {t("share.compare")}
          </MenuItem>
        )}
        <MenuItem icon={<UserRoundCheck strokeWidth={1.75} />} onClick={() => setAsking("hand_over")}>
          {t("share.hand_over")}
        </MenuItem>
        <MenuItem danger icon={<UserMinus strokeWidth={1.75} />} onClick={() => setAsking("remove")}>
          {t("share.remove")}
        </MenuItem>
      </Menu>
      {asking === "compare" && (
        <CompareDialog document={document} person={person} onClose={() => setAsking(null)} />
      )}
      <ConfirmDialog
        open={asking === "remove"}
        onOpenChange={() => setAsking(null)}
        title={t("share.remove_title", { name })}
        text={t("share.remove_text")}
        confirm={t("share.remove")}
        danger
        onConfirm={() => remove.mutateAsync({ params: { id: document.id, user_id: member.id } })}
      />
      <ConfirmDialog
        open={asking === "hand_over"}
        onOpenChange={() => setAsking(null)}
        title={t("share.hand_over_title", { name })}
        text={t("share.hand_over_text")}
        confirm={t("share.hand_over")}
        onConfirm={() => handOver.mutateAsync({ params: { id: document.id }, body: { user_id: member.id } })}
      />
    </>
  );
}

function LeaveButton({ document, onLeft }: { document: OpenDocument; onLeft: () => void }) {
  const { t } = useTranslation("documents");
  const me = useMember();
  const navigate = useNavigate();
  const refuse = useRefusal();
  const [asking, setAsking] = useState(false);
  const leave = useMutation({
    ...mutation("DELETE /api/documents/{id}/people/{user_id}"),
    onSuccess: async () => {
      onLeft();
      await navigate(documentsPaths.list(document.info.kind));
      toast(t("share.left_toast"));
    },
    onError: refuse,
  });
  return (
    <div>
      <Button
        size="sm"
        variant="secondary"
        icon={<LogOut aria-hidden="true" className="size-4 rtl:-scale-x-100" strokeWidth={1.75} />}
        onClick={() => setAsking(true)}
      >
        {t("share.leave")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("share.leave_title")}
        text={t("share.leave_text")}
        confirm={t("share.leave")}
        danger
        onConfirm={() => leave.mutateAsync({ params: { id: document.id, user_id: me.id } })}
      />
    </div>
  );
}

/** People who left entries in the log and are no longer there: the owner drops what they left. */
function FormerPeople({ document }: { document: OpenDocument }) {
  const { t } = useTranslation("documents");
  const { data } = useQuery(query("GET /api/documents/{id}/people", { params: { id: document.id } }));
  if (!data || data.former.length === 0) return null;
  return (
    <section className="grid gap-2">
      <h3 className="font-medium text-ink text-sm">{t("share.former_title")}</h3>
      <p className="text-ink-soft text-sm">{t("share.former_text")}</p>
      <ul className="grid gap-1">
        {data.former.map((one) => (
          <Former key={one.author} document={document} former={one} />
        ))}
      </ul>
    </section>
  );
}

function Former({ document, former }: { document: OpenDocument; former: FormerAuthor }) {
  const { t } = useTranslation("documents");
  const refuse = useRefusal();
  const [asking, setAsking] = useState(false);
  const name = former.member?.username ?? t("share.former_gone");
  const live = liveOf(document);
  const drop = useMutation({
    ...mutation("DELETE /api/documents/{id}/entries"),
    onSuccess: async () => {
      toast(t("share.former_dropped"));
      await queryClient.invalidateQueries({ queryKey: ["GET /api/documents/{id}/people"] });
    },
    onError: refuse,
  });
  return (
    <li className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-24 flex-1 truncate font-medium">
        <bdi>{name}</bdi>
      </span>
      <Button
        size="sm"
        variant="secondary"
        icon={<Eraser aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={() => setAsking(true)}
      >
        {t("share.former_drop")}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t("share.former_drop_title", { name })}
        text={t("share.former_drop_text")}
        confirm={t("share.former_drop")}
        danger
        onConfirm={async () => {
          // What was readable in the entries is in the state that is stored first.
          if (document.canWrite) await live.compactNow();
          await drop.mutateAsync({ params: { id: document.id }, query: { author: former.author } });
        }}
      />
    </li>
  );
}
