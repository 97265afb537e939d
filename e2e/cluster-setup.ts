import { startCluster } from "./cluster.ts";

/** Two processes: BASE_URL and SECOND_URL serve the same community. */
export default async function setup(): Promise<() => Promise<void>> {
  const cluster = await startCluster(2, { CAPTCHA_PROVIDER: "altcha" });
  const [first, second] = cluster.processes;
  process.env["BASE_URL"] = first?.url ?? "";
  process.env["SECOND_URL"] = second?.url ?? "";
  return cluster.stop;
}
