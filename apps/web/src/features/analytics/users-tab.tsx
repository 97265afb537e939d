import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { Search, UserX } from "lucide-react";
import { type FormEvent, useState } from "react";
import type { Out } from "#platform/call.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Badge } from "#ui/badge.tsx";
import { Button } from "#ui/button.tsx";
import { Card } from "#ui/card.tsx";
import { EmptyState } from "#ui/empty-state.tsx";
import { TextField } from "#ui/field.tsx";
import { Form } from "#ui/form.tsx";
import { RelativeTime } from "#ui/format.tsx";
import { NextPage } from "#ui/next-page.tsx";
import { userSessionsQuery, usersQuery } from "./cache.ts";
import { Loaded } from "./loaded.tsx";
import { SessionTable } from "./sessions/session-table.tsx";
import { useSay } from "./words.ts";

type Member = Out<"GET /api/analytics/admin/users">["items"][number];

/** One member's visits, if they agreed to them. Each look is logged, so it is requested by hand only. */
export function UsersTab() {
  const { t } = useTranslation("analytics");
  const [words, setWords] = useState("");
  const [sought, setSought] = useState("");
  const [chosen, setChosen] = useState<Member | null>(null);
  const result = useQuery(usersQuery(sought));
  const seek = (event: FormEvent) => {
    event.preventDefault();
    setChosen(null);
    setSought(words.trim());
  };
  return (
    <div className="grid grid-cols-1 gap-6">
      <Form onSubmit={seek} className="flex flex-wrap items-start gap-3">
        <TextField
          label={t("users.search")}
          hint={t("users.hint")}
          type="search"
          dir="auto"
          autoComplete="off"
          className="min-w-60 grow sm:max-w-md"
          start={<Search aria-hidden="true" className="size-4" strokeWidth={1.75} />}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Button type="submit" className="mt-6.5" busy={result.isFetching}>
          {t("users.seek")}
        </Button>
      </Form>
      {sought !== "" && (
        <Loaded query={result}>
          {({ items }) =>
            items.length === 0 ? (
              <EmptyState icon={<UserX strokeWidth={1.75} />} title={t("users.empty")}>
                {t("users.empty_text")}
              </EmptyState>
            ) : (
              <ul className="grid grid-cols-1 gap-2 sm:grid-cols-2">
                {items.map((member) => (
                  <Found
                    key={member.member_id}
                    member={member}
                    open={member.member_id === chosen?.member_id}
                    onOpen={() => setChosen(member)}
                  />
                ))}
              </ul>
            )
          }
        </Loaded>
      )}
      {chosen && <Visits key={chosen.member_id} member={chosen} />}
    </div>
  );
}

function Found({ member, open, onOpen }: { member: Member; open: boolean; onOpen: () => void }) {
  const { t } = useTranslation("analytics");
  const say = useSay();
  return (
    <Card as="li" padding="sm" className="flex flex-wrap items-center justify-between gap-3">
      <div className="grid gap-1">
        <bdi className="font-medium">{member.username ?? t("unnamed")}</bdi>
        <span className="flex flex-wrap items-center gap-2 text-ink-soft text-sm">
          <Badge tone={member.consent === "accepted" ? "good" : "neutral"}>
            {t(`users.${member.consent ?? "not_asked"}`)}
          </Badge>
          {t("users.sessions", { number: say.number(member.sessions) })}
          {member.last_session_at && <RelativeTime time={member.last_session_at} style="short" />}
        </span>
      </div>
      {member.sessions > 0 && (
        <Button size="sm" variant="secondary" aria-pressed={open} onClick={onOpen}>
          {t("users.show")}
        </Button>
      )}
    </Card>
  );
}

function Visits({ member }: { member: Member }) {
  const { t } = useTranslation("analytics");
  const list = useInfiniteQuery(userSessionsQuery(member.member_id));
  const title = t("users.visits", { name: member.username ?? t("unnamed") });
  return (
    <section className="grid grid-cols-1 gap-3">
      <h2 className="text-lg wrap-anywhere">{title}</h2>
      <Loaded query={list}>
        {({ pages }) => (
          <>
            <SessionTable title={title} sessions={pages.flatMap(({ items }) => items)} />
            <NextPage list={list} />
          </>
        )}
      </Loaded>
    </section>
  );
}
