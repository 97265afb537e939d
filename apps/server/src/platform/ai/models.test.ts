import { afterAll, beforeAll, expect, test } from "vitest";
import { createLog } from "#platform/log.ts";
import { type ModelServer, startModelServer } from "#testing/model-server.ts";
import { createModels, findLocalModel } from "./models.ts";

let model: ModelServer;
beforeAll(async () => {
  model = await startModelServer();
});
afterAll(() => model.stop());

test("a server on this machine is found by what it answers", async () => {
  const unreachable = { name: "unreachable", url: "http://127.0.0.1:9" };
  const withoutModels = { name: "without models", url: model.url.replace("/v1", "/v2") };
  expect(await findLocalModel("", [unreachable, withoutModels])).toBeNull();
  const found = await findLocalModel("", [unreachable, withoutModels, { name: "probe", url: model.url }]);
  expect(found).toEqual({ server: "probe", url: model.url, key: null, name: "probe-1" });
});

test("what is configured is not looked for, and never lost", () => {
  const ai = { baseUrl: model.url, key: "k", model: "m" };
  const models = createModels({ ai, aiLocal: { model: "" } }, createLog("silent"));
  models.start();
  const current = models.current();
  expect(current).toEqual({ url: model.url, key: "k", name: "m" });
  if (current) models.lost(current);
  expect(models.current()).toEqual(current);
  models.stop();
});

test("disabled detection sends no requests", () => {
  const models = createModels({ ai: null, aiLocal: null }, createLog("silent"));
  models.start();
  expect(models.current()).toBeNull();
  models.stop();
});
