# Of the stages, one installs the packages of production, one builds with every tool, beside each other; the last holds only
# what production runs.
# By its digest, because a tag can be moved to other content (test/supply-chain.test.ts). NODE_IMAGE names another source.
ARG NODE_IMAGE=node:24.19.0-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df

FROM ${NODE_IMAGE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY web/package.json web/
COPY libs/contracts/package.json libs/contracts/
COPY libs/mongoose-sqlite/package.json libs/mongoose-sqlite/

FROM manifests AS packages
# Our own packages are bundled into the built files. npm leaves empty folders where it leaves packages out.
RUN npm ci --omit=dev --no-audit --no-fund && rm -r node_modules/@consulting && find node_modules -type d -empty -delete

FROM manifests AS build
RUN npm ci --no-audit --no-fund
COPY . .
RUN SKIP_INSTALL=1 npm run build && npm run --silent sbom -- sbom.cdx.json

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="consulting-platform" \
  org.opencontainers.image.description="Website, sign-in area and administration of an IT and SAP consulting company" \
  org.opencontainers.image.licenses="UNLICENSED"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
# What the image is made of, for scanners (docs/operations.md, "What the product is made of").
COPY --from=build /app/sbom.cdx.json ./
COPY --from=build /app/api/package.json api/
COPY --from=build /app/api/dist/*.js /app/api/dist/*.cjs /app/api/dist/server.compiled api/dist/
COPY --from=build /app/api/dist/shared/texts/*.po api/dist/shared/texts/
COPY --from=build /app/api/dist/feeds/adapters/pictures/*.bin api/dist/feeds/adapters/pictures/
COPY --from=build /app/api/dist/swagger-ui api/dist/swagger-ui
COPY --from=build /app/api/dist/demo/data/portraits api/dist/demo/data/portraits
COPY --from=build /app/web/dist web/dist
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
# By bash, in 3 ms: a second Node at each check takes a tenth of a core's second, and is late on a busy machine.
HEALTHCHECK --interval=10s --timeout=10s --start-period=120s \
  CMD ["bash", "-c", "exec 3<>/dev/tcp/127.0.0.1/$PORT && printf 'GET /health/ready HTTP/1.0\r\n\r\n' >&3 && read -r _ status _ <&3 && [ \"$status\" = 200 ]"]
CMD ["node", "api/dist/server.js"]
