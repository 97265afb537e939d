import { peoplePaths } from "@kompagnon/contract/people/paths.ts";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { query } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Avatar } from "#ui/avatar.tsx";
import { ButtonLink } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { Skeleton } from "#ui/skeleton.tsx";
import { useLabels } from "../labels.ts";

/** The profile of a member, above the board (spec: public, 2.12: profile overlay). */
export function ProfileSheet({
  member,
  open,
  onClose,
}: {
  member: { id: string; username: string };
  open: boolean;
  onClose: () => void;
}) {
  const { t } = useTranslation("jobs");
  return (
    <Sheet
      open={open}
      onOpenChange={(shown) => !shown && onClose()}
      from="end"
      title={t("profile_of", { name: member.username })}
      footer={
        <ButtonLink to={peoplePaths.member(member.id)} variant="secondary" wide>
          {t("to_profile")}
        </ButtonLink>
      }
    >
      <Profile id={member.id} />
    </Sheet>
  );
}

function Profile({ id }: { id: string }) {
  const { t } = useTranslation("jobs");
  const labels = useLabels();
  const { data, error, refetch } = useQuery(query("GET /api/users/{id}", { params: { id } }));
  if (error && !data) return <ErrorState title={t("failed")} error={error} onRetry={refetch} />;
  if (!data)
    return (
      <div className="grid gap-4">
        <Skeleton className="size-20 rounded-full!" />
        <Skeleton className="h-24" />
      </div>
    );
  return (
    <div className="grid gap-5">
      <div className="flex items-center gap-4">
        <Avatar id={data.id} name={data.username} src={data.avatar_path} size="lg" />
        <p dir="auto" className="min-w-0 truncate font-semibold text-lg">
          {data.username}
        </p>
      </div>
      {data.bio && (
        <p dir="auto" className="whitespace-pre-line text-pretty wrap-anywhere">
          {data.bio}
        </p>
      )}
      {data.skills.length > 0 && (
        <Part title={t("skills")}>{labels.list(data.skills.map(labels.skill))}</Part>
      )}
      {data.business_models.length > 0 && (
        <Part title={t("models")}>{labels.list(data.business_models.map(labels.model))}</Part>
      )}
    </div>
  );
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid gap-1">
    <h3 className="font-medium font-sans text-ink-soft text-sm tracking-normal">{title}</h3>
    <p>{children}</p>
  </section>
);
