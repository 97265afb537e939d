import type { DocumentPerson } from "@kompagnon/contract/documents/model.ts";
import { MENTIONS_MAX } from "@kompagnon/contract/documents/rules.ts";
import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import { fold, UNSPACED } from "@kompagnon/contract/search/fold.ts";
import { lengthOf } from "@kompagnon/contract/wire/text-length.ts";
import { useMutation } from "@tanstack/react-query";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { isComposing } from "#platform/keyboard.ts";
import { mutation } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Button } from "#ui/button.tsx";
import { cx } from "#ui/cx.ts";
import { TextArea } from "#ui/text-area.tsx";
import { toast } from "#ui/toast.tsx";
import { useCaret } from "#ui/use-caret.ts";
import type { OpenDocument } from "../types.ts";

type Person = DocumentPerson["member"];

const MENTION_BEFORE_CURSOR = new RegExp(`(?:^|[\\s${UNSPACED}])@([^\\s@][^@\\n]{0,39}|)$`, "u");

/** What is being typed behind an @ right before the caret; null where no name is. */
export function mentionAt(text: string, caret: number): { from: number; words: string } | null {
  const found = MENTION_BEFORE_CURSOR.exec(text.slice(0, caret));
  return found ? { from: caret - (found[1] ?? "").length - 1, words: found[1] ?? "" } : null;
}

/** The people whose name begins like this, me aside. */
export const peopleLike = (people: readonly Person[], words: string, meId: string): Person[] =>
  people.filter(({ id, username }) => id !== meId && fold(username).startsWith(fold(words))).slice(0, 5);

/** The members who are mentioned in a text by name behind an @, the longest name first. */
export function mentionedIn(text: string, people: readonly Person[], meId: string): string[] {
  let rest = fold(text);
  const mentioned: string[] = [];
  for (const { id, username } of [...people].sort((a, b) => b.username.length - a.username.length)) {
    const name = `@${fold(username)}`;
    if (id === meId || !rest.includes(name)) continue;
    mentioned.push(id);
    rest = rest.replaceAll(name, " ");
  }
  return mentioned.slice(0, MENTIONS_MAX);
}

/** Most characters of a comment. */
const COMMENT_MAX = 2_000;

/** Tells the people who are newly spoken to that a comment mentions them. */
function useTelling(open: OpenDocument) {
  const { t } = useTranslation("documents");
  const me = useMember();
  const tell = useMutation({
    ...mutation("POST /api/documents/{id}/mentions"),
    onError: () => toast(t("comments.mention_failed"), { kind: "warn" }),
  });
  const people = open.info.members.map(({ member }) => member);
  return (text: string, before: string) => {
    const known = new Set(mentionedIn(before, people, me.id));
    const ids = mentionedIn(text, people, me.id).filter((id) => !known.has(id));
    if (ids.length > 0) tell.mutate({ params: { id: open.id }, body: { user_ids: ids } });
  };
}

/** What is written, and whose name is being typed in it. */
function useWriting(open: OpenDocument, before: string) {
  const me = useMember();
  const field = useRef<HTMLTextAreaElement>(null);
  const caretTo = useCaret(field);
  const [text, setText] = useState(before);
  const [caret, setCaret] = useState(0);
  const [chosen, setChosen] = useState(0);
  const mention = mentionAt(text, caret);
  const members = open.info.members.map(({ member }) => member);
  const people = mention ? peopleLike(members, mention.words, me.id) : [];
  const active = people[chosen] ?? people[0];
  const insert = (name: string) => {
    if (!mention) return;
    const end = mention.from + name.length + 2;
    setText(`${text.slice(0, mention.from)}@${name} ${text.slice(caret).trimStart()}`);
    setCaret(end);
    setChosen(0);
    caretTo(end);
  };
  /** Takes a key that is meant for the list of names; answers whether it was one. */
  const choose = (key: string): boolean => {
    if (!active) return false;
    if (key === "ArrowDown" || key === "ArrowUp")
      setChosen((people.indexOf(active) + (key === "ArrowDown" ? 1 : people.length - 1)) % people.length);
    else if (key === "Enter" || key === "Tab") insert(active.username);
    else if (key === "Escape") setCaret(0);
    else return false;
    return true;
  };
  return { field, text, setText, setCaret, people, active, insert, choose };
}

/** A comment is written: people are spoken to with @, Ctrl or Cmd with Enter sends it. */
export function Composer({
  open,
  label,
  send: sendLabel,
  text: before = "",
  onSend,
  onCancel,
}: {
  open: OpenDocument;
  label: string;
  send: string;
  text?: string;
  /** Rejects where it could not be written: the words stay. */
  onSend: (text: string) => void | Promise<void>;
  onCancel?: () => void;
}) {
  const { t } = useTranslation("documents");
  const tell = useTelling(open);
  const list = useId();
  const { field, text, setText, setCaret, people, active, insert, choose } = useWriting(open, before);
  const send = useMutation({
    mutationFn: async (message: string) => onSend(message),
    onSuccess: (_, message) => {
      tell(message, before);
      setText("");
      setCaret(0);
    },
    onError: () => toast(t("share.failed"), { kind: "warn" }),
    networkMode: "always", // it is written here, and sent by the document
  });
  const submit = () => {
    const message = text.trim();
    if (message && lengthOf(message) <= COMMENT_MAX && !send.isPending) send.mutate(message);
  };
  const press = (event: KeyboardEvent) => {
    if (isComposing(event)) return;
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) submit();
    else if (!choose(event.key)) return;
    event.preventDefault();
    event.stopPropagation(); // Escape closes the list of names, not the panel
  };
  return (
    <div className="grid gap-2">
      <TextArea
        ref={field}
        label={label}
        placeholder={t("comments.placeholder")}
        dir="auto"
        rows={2}
        maxRows={6}
        max={COMMENT_MAX}
        value={text}
        aria-autocomplete="list"
        {...(active && { "aria-controls": list, "aria-activedescendant": `${list}-${active.id}` })}
        onChange={(event) => {
          setText(event.target.value);
          setCaret(event.target.selectionStart);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={press}
      />
      {people.length > 0 && <Names id={list} people={people} active={active} onChoose={insert} />}
      <div className="flex justify-end gap-2">
        {onCancel && (
          <Button size="sm" variant="quiet" onClick={onCancel}>
            {t("comments.cancel")}
          </Button>
        )}
        <Button
          size="sm"
          disabled={text.trim() === "" || lengthOf(text.trim()) > COMMENT_MAX}
          onClick={submit}
        >
          {sendLabel}
        </Button>
      </div>
    </div>
  );
}

/** The people whose name is being typed. */
function Names({
  id,
  people,
  active,
  onChoose,
}: {
  id: string;
  people: readonly MemberCard[];
  active: MemberCard | undefined;
  onChoose: (name: string) => void;
}) {
  const { t } = useTranslation("documents");
  return (
    <div id={id} role="listbox" aria-label={t("comments.mention")} className="grid gap-0.5">
      {people.map((person) => (
        <div
          key={person.id}
          id={`${id}-${person.id}`}
          role="option"
          tabIndex={-1}
          aria-selected={person === active}
          onPointerDown={(event) => {
            event.preventDefault(); // the caret stays where it is
            onChoose(person.username);
          }}
          className={cx(
            "flex min-h-10 cursor-pointer items-center gap-2 rounded-control px-2",
            person === active && "bg-sunken",
          )}
        >
          <Avatar id={person.id} name={person.username} src={person.avatar_url} size="xs" />
          <bdi className="truncate">{person.username}</bdi>
        </div>
      ))}
    </div>
  );
}
