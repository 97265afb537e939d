import { GIVEN_ROLES, type GivenRole, SHARE_NOTE_MAX } from "@kompagnon/contract/documents/rules.ts";
import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { UserPlus } from "lucide-react";
import { useState } from "react";
import { mutation, query } from "#platform/queries.ts";
import { useDebounced } from "#platform/use-debounced.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { InviteRow, PeopleDialog } from "#ui/people-search.tsx";
import { Select } from "#ui/select.tsx";
import { SkeletonText } from "#ui/skeleton.tsx";
import { toast } from "#ui/toast.tsx";
import { useRefusal } from "../refusal.ts";
import { liveOf } from "../room/open-documents.ts";
import type { OpenDocument } from "../types.ts";

/** Invites a known member: the role, a few words, and who. */
export function Invite({ document }: { document: OpenDocument }) {
  const { t } = useTranslation("documents");
  const roles = useRoles();
  const [role, setRole] = useState<GivenRole>("editor");
  const [note, setNote] = useState("");
  const [searching, setSearching] = useState(false);
  return (
    <div className="grid gap-3 sm:grid-cols-[11rem_minmax(0,1fr)]">
      <Select label={t("share.new_role")} options={roles} value={role} onChange={setRole} />
      <TextField
        label={t("share.note")}
        optional
        maxLength={SHARE_NOTE_MAX}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Button
        className="justify-self-start sm:col-span-2"
        icon={<UserPlus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={() => setSearching(true)}
      >
        {t("share.invite")}
      </Button>
      <Search
        document={document}
        role={role}
        note={note.trim()}
        open={searching}
        onOpenChange={setSearching}
      />
    </div>
  );
}

type Found = { id: string; username: string; avatar_url: string | null };
type SearchProps = { document: OpenDocument; role: GivenRole; note: string };

function Search({
  open,
  onOpenChange,
  ...invitation
}: SearchProps & { open: boolean; onOpenChange: (open: boolean) => void }) {
  const { t } = useTranslation("documents");
  const [words, setWords] = useState("");
  const term = useDebounced(words.trim());
  // The members who may be invited into a team may be invited into a document: the server applies the same rule.
  const list = useQuery({
    ...query("GET /api/teams/invitable", { query: { q: term } }),
    placeholderData: keepPreviousData,
    enabled: open,
  });
  return (
    <PeopleDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t("share.invite")}
      description={t(`role.${invitation.role}`)}
      label={t("share.search")}
      words={words}
      onWords={setWords}
      list={list}
      waiting={<SkeletonText lines={4} />}
      failed={t("share.search_failed")}
      empty={t(term === "" ? "share.none_known" : "share.nobody")}
    >
      {(person) => <Row key={person.id} person={person} {...invitation} />}
    </PeopleDialog>
  );
}

function Row({ person, document, role, note }: SearchProps & { person: Found }) {
  const { t } = useTranslation("documents");
  const refuse = useRefusal();
  const add = useMutation({
    ...mutation("POST /api/documents/{id}/people"),
    onSuccess: async () => {
      toast(t("share.added_toast", { name: person.username }));
      await liveOf(document).reread();
    },
    onError: refuse,
  });
  const there = add.isSuccess || document.info.members.some(({ member }) => member.id === person.id);
  return (
    <InviteRow
      person={person}
      state={there ? "other" : "none"}
      label={t("share.add")}
      stateLabel={t("share.added")}
      busy={add.isPending}
      onInvite={() =>
        add.mutate({ params: { id: document.id }, body: { user_id: person.id, role, ...(note && { note }) } })
      }
    />
  );
}

/** The roles that can be given, in words. */
export function useRoles(): { value: GivenRole; label: string }[] {
  const { t } = useTranslation("documents");
  return GIVEN_ROLES.map((value) => ({ value, label: t(`role.${value}`) }));
}
