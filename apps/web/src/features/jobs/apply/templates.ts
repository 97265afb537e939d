import type { Job } from "@kompagnon/contract/jobs/model.ts";
import { useQuery } from "@tanstack/react-query";
import { query } from "#platform/queries.ts";
import { useMember } from "#platform/session.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { useLabels } from "../labels.ts";

/** A sentence from the member's profile, under a name. */
export type Template = { key: string; label: string; text: string };

/** Sentences from the member's profile for the start of an application; those that fit the post come first. */
export function useTemplates(job: Job): Template[] {
  const { t } = useTranslation("jobs");
  const labels = useLabels();
  const { id } = useMember();
  const { data } = useQuery(query("GET /api/users/{id}", { params: { id } }));
  if (!data) return [];
  const wanted = data.skills.filter((one) => job.skills.includes(one));
  const skills = wanted.length > 0 ? wanted : data.skills;
  const { username: name } = job.author;
  const about = data.bio || data.business_idea;
  return [
    ...(skills.length > 0
      ? [
          {
            key: "skills",
            label: t("skills"),
            text: t("template_skills", { name, list: labels.list(skills.map(labels.skill)) }),
          },
        ]
      : []),
    ...(data.business_models.length > 0
      ? [
          {
            key: "models",
            label: t("models"),
            text: t("template_models", { list: labels.list(data.business_models.map(labels.model)) }),
          },
        ]
      : []),
    ...(about ? [{ key: "about", label: t("about"), text: t("template_about", { text: about }) }] : []),
  ];
}
