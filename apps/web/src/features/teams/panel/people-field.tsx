import type { MemberCard } from "@kompagnon/contract/profiles/model.ts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { UserPlus, X } from "lucide-react";
import { useState } from "react";
import { query } from "#platform/queries.ts";
import { useDebounced } from "#platform/use-debounced.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { FormError } from "#ui/field.tsx";
import { NameSearch } from "#ui/people-search.tsx";

/** People one knows, looked for by name. `fixed`: who can't be taken out again. `empty`: where no one is found. */
export function PeopleField({
  label,
  empty,
  max,
  value,
  fixed = [],
  onChange,
}: {
  label: string;
  empty: string;
  max: number;
  value: readonly MemberCard[];
  fixed?: readonly string[];
  onChange: (value: readonly MemberCard[]) => void;
}) {
  const { t } = useTranslation("teams");
  const [words, setWords] = useState("");
  const search = useDebounced(words.trim());
  const list = useQuery({
    ...query("GET /api/teams/invitable", { query: { q: search } }),
    placeholderData: keepPreviousData,
  });
  const chosen = new Set(value.map(({ id }) => id));
  const found = list.data?.items.filter(({ id }) => !chosen.has(id));
  return (
    <fieldset className="grid min-w-0 gap-2">
      <legend className="mb-1 font-medium text-sm">{label}</legend>
      {value.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {value.map((one) => (
            <li key={one.id}>
              <Chosen
                person={one}
                {...(!fixed.includes(one.id) && {
                  onRemove: () => onChange(value.filter(({ id }) => id !== one.id)),
                })}
              />
            </li>
          ))}
        </ul>
      )}
      {value.length < max && (
        <>
          <NameSearch label={t("form.search")} words={words} onWords={setWords} />
          <div aria-live="polite" aria-busy={list.isFetching} className="max-h-44 overflow-y-auto">
            {list.isError && !found && <FormError>{list.error.message}</FormError>}
            {found?.length === 0 && <p className="py-2 text-ink-soft text-sm">{empty}</p>}
            <ul className="grid">
              {found?.map(({ state: _, ...person }) => (
                <li key={person.id}>
                  <button
                    type="button"
                    onClick={() => onChange([...value, person])}
                    className="flex min-h-11 w-full min-w-0 items-center gap-3 rounded-control px-2 text-start hover:bg-sunken"
                  >
                    <Avatar id={person.id} name={person.username} src={person.avatar_url} size="sm" />
                    <span className="min-w-0 flex-1 truncate" dir="auto">
                      {person.username}
                    </span>
                    <UserPlus aria-hidden="true" className="size-4 shrink-0 text-accent" strokeWidth={1.75} />
                  </button>
                </li>
              ))}
            </ul>
          </div>
        </>
      )}
    </fieldset>
  );
}

function Chosen({ person, onRemove }: { person: MemberCard; onRemove?: () => void }) {
  const { t } = useTranslation("teams");
  return (
    <span className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full bg-accent-soft ps-1.5 pe-3 text-sm">
      <Avatar id={person.id} name={person.username} src={person.avatar_url} size="xs" />
      <span className="truncate" dir="auto">
        {person.username}
      </span>
      {onRemove && (
        <button
          type="button"
          aria-label={t("form.remove", { name: person.username })}
          onClick={onRemove}
          className="-me-2 grid size-8 place-items-center rounded-full hover:bg-sunken"
        >
          <X aria-hidden="true" className="size-4" strokeWidth={1.75} />
        </button>
      )}
    </span>
  );
}
