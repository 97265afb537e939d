import type { DiscoveredUser } from "@kompagnon/contract/people/model.ts";
import { peoplePaths, SUGGESTION_TAGS } from "@kompagnon/contract/people/rules.ts";
import { BadgeCheck, MapPin, Sparkles } from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { Card } from "#ui/card.tsx";
import { FollowButton } from "../follow/follow-button.tsx";
import { useLabels } from "../labels.ts";

/** A member who was found or is suggested, with the way to their page. `reason`: why they are suggested. */
export function PersonCard({ person, reason }: { person: DiscoveredUser; reason?: string | null }) {
  const { t } = useTranslation("people");
  const labels = useLabels();
  const id = useId();
  return (
    <Card
      as="li"
      aria-labelledby={id}
      padding="sm"
      className="relative flex min-w-0 flex-col gap-2 transition-colors hover:border-line-strong"
    >
      <div className="flex items-center gap-3">
        <Avatar id={person.id} name={person.username} src={person.avatar_url} />
        <div className="grid min-w-0 flex-1">
          <h2 className="flex min-w-0 items-center gap-1.5 text-base leading-snug">
            {/* Its area is the whole card; what else can be pressed lies above. */}
            <Link
              id={id}
              to={peoplePaths.member(person.id)}
              dir="auto"
              className="truncate after:absolute after:inset-0 after:rounded-card hover:underline"
            >
              {person.username}
            </Link>
            {person.verified && (
              <BadgeCheck
                role="img"
                aria-label={t("verified")}
                className="size-4 shrink-0 text-accent"
                strokeWidth={1.75}
              />
            )}
          </h2>
          <p className="flex min-w-0 flex-wrap items-center gap-x-2 text-ink-soft text-sm">
            <span className="shrink-0">{labels.language(person.language)}</span>
            {person.location && (
              <span className="flex min-w-0 items-center gap-1">
                <MapPin aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={1.75} />
                <span className="truncate" dir="auto">
                  {person.location}
                </span>
              </span>
            )}
          </p>
        </div>
        <div className="relative z-1 shrink-0">
          <FollowButton member={person} following={person.following} size="sm" />
        </div>
      </div>
      {reason && (
        <p className="flex items-start gap-2 text-sm">
          <Sparkles aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-accent" strokeWidth={1.75} />
          <span className="min-w-0">{reason}</span>
        </p>
      )}
      {/* What grows shows the lines behind the clamp: so it is the box around the text. */}
      <div className="grow">
        <p dir="auto" className="line-clamp-2 text-ink-soft text-sm wrap-anywhere">
          {person.bio || t("no_bio")}
        </p>
      </div>
      <Tags
        label={t("models")}
        tags={person.business_models.slice(0, SUGGESTION_TAGS).map((slug) => labels.model(slug))}
      />
    </Card>
  );
}

/** A row of words in little frames. */
export const Tags = ({ label, tags }: { label: string; tags: readonly string[] }) =>
  tags.length > 0 && (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {tags.map((tag) => (
        <li key={tag} className="rounded-full border border-line px-2.5 py-0.5 text-ink-soft text-xs">
          {tag}
        </li>
      ))}
    </ul>
  );
