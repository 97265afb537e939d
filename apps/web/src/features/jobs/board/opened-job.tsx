import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { query } from "#platform/queries.ts";
import { useTranslation } from "#platform/use-translation.ts";
import { Banner } from "#ui/banner.tsx";
import { Button } from "#ui/button.tsx";
import { ErrorState } from "#ui/error-state.tsx";
import { JobsSkeleton } from "./job-skeleton.tsx";
import { Jobs } from "./jobs.tsx";

/** `?job=`: the one post that a link names, above the board. */
export function OpenedJob() {
  const { t } = useTranslation("jobs");
  const [address, setAddress] = useSearchParams();
  const id = address.get("job") ?? "";
  const { data, error, refetch } = useQuery({
    ...query("GET /api/jobs/{id}", { params: { id } }),
    enabled: id !== "",
  });
  if (id === "") return null;
  const back = () =>
    setAddress((before) => {
      const next = new URLSearchParams(before);
      next.delete("job");
      return next;
    });
  if (data)
    return (
      <section className="grid grid-cols-1 gap-2 border-line border-b pb-6">
        <Jobs jobs={[data]} />
        <Button variant="quiet" size="sm" className="justify-self-start" onClick={back}>
          {t("to_board")}
        </Button>
      </section>
    );
  if (!error) return <JobsSkeleton />;
  if (error.status !== 404 && error.status !== 400)
    return <ErrorState title={t("failed")} error={error} onRetry={refetch} />;
  return (
    <Banner
      action={
        <Button variant="secondary" size="sm" onClick={back}>
          {t("to_board")}
        </Button>
      }
    >
      {t("missing")}
    </Banner>
  );
}
