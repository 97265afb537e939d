import { Search, UserPlus } from "lucide-react";
import { type ReactNode, type Ref, useRef } from "react";
import { Avatar } from "./avatar.tsx";
import { Badge } from "./badge.tsx";
import { Button } from "./button.tsx";
import { Dialog } from "./dialog.tsx";
import { ErrorState } from "./error-state.tsx";
import { TextField } from "./field.tsx";

/** The server takes no more. */
const WORDS_MAX = 40;

type Words = {
  /** The label of the search, visible and for screen readers. */
  label: string;
  words: string;
  onWords: (words: string) => void;
};

/** The search field for members by name. */
export const NameSearch = ({ label, words, onWords, ref }: Words & { ref?: Ref<HTMLInputElement> }) => (
  <TextField
    {...(ref && { ref })}
    label={label}
    hideLabel
    type="search"
    placeholder={label}
    maxLength={WORDS_MAX}
    value={words}
    onChange={(event) => onWords(event.target.value)}
    start={<Search aria-hidden="true" className="size-4" strokeWidth={1.75} />}
  />
);

/** A query for people, as far as its list shows it. */
type Found<P> = {
  data: { items: P[] } | undefined;
  error: Error | null;
  isPending: boolean;
  isError: boolean;
  isFetching: boolean;
  refetch: () => unknown;
};

/** Looks for people by name and lists them with what can be done with each; in every state. */
export function PeopleDialog<P extends { id: string }>({
  open,
  onOpenChange,
  title,
  description,
  list,
  waiting,
  failed,
  empty,
  children,
  ...search
}: Words & {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  description: string;
  list: Found<P>;
  /** The shape of the list until it is there. */
  waiting: ReactNode;
  /** The text above a failure, if its own message is not enough. */
  failed?: string;
  empty: string;
  children: (person: P) => ReactNode;
}) {
  const field = useRef<HTMLInputElement>(null);
  const found = list.data?.items;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      description={description}
      initialFocus={field}
    >
      <div className="grid gap-3">
        <NameSearch ref={field} {...search} />
        <div className="h-72 overflow-y-auto" aria-live="polite" aria-busy={list.isFetching}>
          {list.isPending && waiting}
          {list.isError && !found && (
            <ErrorState className="py-4!" title={failed} error={list.error} onRetry={() => list.refetch()} />
          )}
          {found?.length === 0 && <p className="py-8 text-center text-ink-soft">{empty}</p>}
          <ul className="grid gap-0.5">{found?.map(children)}</ul>
        </div>
      </div>
    </Dialog>
  );
}

/** A member, and either the button to invite them or their state. */
export const InviteRow = ({
  person,
  state,
  label,
  stateLabel,
  busy,
  onInvite,
}: {
  person: { id: string; username: string; avatar_url: string | null };
  /** The state of the member: none, invited, or a member already. */
  state: "none" | "invited" | "other";
  label: string;
  /** What they are already, in words. */
  stateLabel: string;
  busy: boolean;
  onInvite: () => void;
}) => (
  <li className="flex min-h-12 min-w-0 items-center gap-3">
    <Avatar id={person.id} name={person.username} src={person.avatar_url} />
    <span className="min-w-0 flex-1 truncate font-medium" dir="auto">
      {person.username}
    </span>
    {state === "none" ? (
      <Button
        size="sm"
        variant="secondary"
        busy={busy}
        icon={<UserPlus aria-hidden="true" className="size-4" strokeWidth={1.75} />}
        onClick={onInvite}
      >
        {label}
        <span className="sr-only">{person.username}</span>
      </Button>
    ) : (
      <Badge tone={state === "invited" ? "good" : "neutral"}>{stateLabel}</Badge>
    )}
  </li>
);
