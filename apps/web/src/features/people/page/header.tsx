import type { UserPage } from "@kompagnon/contract/people/model.ts";
import { localeOf } from "@kompagnon/messages/languages.ts";
import { BadgeCheck, MapPin, VolumeX } from "lucide-react";
import { Suspense, useState } from "react";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Badge } from "#ui/badge.tsx";
import { Card } from "#ui/card.tsx";
import { useLabels } from "../labels.ts";
import { Actions } from "./actions.tsx";
import { type FollowList, FollowSheet } from "./follow-sheet.tsx";

/** A member, the viewer's relation to them, and the actions. */
export function Header({ person }: { person: UserPage }) {
  const { t } = useTranslation("people");
  const dot = person.status.replace("(admin)", "") as "online" | "away" | "offline"; // the six statuses are these three, set by hand or not
  const { relation } = person;
  return (
    <Card as="section" className="grid gap-3">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar
          id={person.id}
          name={person.username}
          src={person.avatar_url}
          size="xl"
          {...(dot !== "offline" && { status: dot })}
        />
        <div className="grid min-w-0 flex-1 basis-52 gap-1">
          <h1 className="flex min-w-0 pe-8 flex-wrap items-center gap-x-3 gap-y-1 text-2xl">
            <bdi className="wrap-anywhere">{person.username}</bdi>
            {person.verified && (
              <Badge tone="good">
                <BadgeCheck aria-hidden="true" className="size-4" strokeWidth={1.75} />
                {t("verified")}
              </Badge>
            )}
          </h1>
          <Facts person={person} {...(dot !== "offline" && { status: t(`status.${dot}`) })} />
          <Counts person={person} />
          {(relation.matched || relation.follows_me || relation.muted) && (
            <p className="flex flex-wrap gap-2">
              {relation.matched && <Badge tone="accent">{t("matched")}</Badge>}
              {relation.follows_me && <Badge>{t("follows_me")}</Badge>}
              {relation.muted && (
                <Badge>
                  <VolumeX aria-hidden="true" className="size-3.5" strokeWidth={1.75} />
                  {t("is_muted")}
                </Badge>
              )}
            </p>
          )}
        </div>
      </div>
      <Actions person={person} />
    </Card>
  );
}

function Facts({ person, status }: { person: UserPage; status?: string }) {
  const { t, i18n } = useTranslation("people");
  const labels = useLabels();
  const date = new Intl.DateTimeFormat(localeOf(i18n.language), { month: "long", year: "numeric" }).format(
    new Date(person.joined_at),
  );
  return (
    <p className="flex min-w-0 flex-wrap items-center gap-x-3.5 gap-y-1 text-ink-soft text-sm">
      {status && <span className="font-medium text-ink">{status}</span>}
      <span>{t("speaks", { language: labels.language(person.language) })}</span>
      {person.location && (
        <span className="flex min-w-0 items-center gap-1">
          <MapPin aria-hidden="true" className="size-4 shrink-0" strokeWidth={1.75} />
          <span dir="auto" className="min-w-0 wrap-anywhere">
            {person.location}
          </span>
        </span>
      )}
      <span>{t("joined", { date })}</span>
    </p>
  );
}

/** How many follow, and how many are followed: the lists behind the numbers. */
function Counts({ person }: { person: UserPage }) {
  const { t } = useTranslation("people");
  const [shown, setShown] = useState<FollowList | null>(null);
  // Drawn from the first opening on, so that closing can be animated.
  const [last, setLast] = useState<FollowList | null>(null);
  const show = (list: FollowList) => {
    setLast(list);
    setShown(list);
  };
  const look =
    "-mx-1 inline-flex min-h-10 items-center rounded-control px-1 text-sm font-medium tabular-nums hover:underline";
  return (
    <>
      <p className="-my-1.5 flex flex-wrap gap-x-5">
        <button type="button" className={look} onClick={() => show("followers")}>
          {t("followers", { count: person.followers })}
        </button>
        <button type="button" className={look} onClick={() => show("follows")}>
          {t("follows", { count: person.follows })}
        </button>
      </p>
      {last && (
        <Suspense fallback={null}>
          <FollowSheet
            key={last}
            person={person}
            list={last}
            open={shown !== null}
            onOpenChange={(open) => setShown(open ? last : null)}
          />
        </Suspense>
      )}
    </>
  );
}
