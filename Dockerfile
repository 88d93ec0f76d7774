# Two stages: the first builds with every tool, the second holds only what production runs.
# By its digest, because a tag can be moved to other content (test/supply-chain.test.ts). NODE_IMAGE names another source.
ARG NODE_IMAGE=node:24.19.0-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY api/package.json api/
COPY web/package.json web/
COPY libs/contracts/package.json libs/contracts/
COPY libs/mongoose-sqlite/package.json libs/mongoose-sqlite/
RUN npm ci --no-audit --no-fund
COPY . .
# Our own packages are bundled into the built files.
RUN SKIP_INSTALL=1 npm run build && npm run --silent sbom -- sbom.cdx.json && npm prune --omit=dev && rm -r node_modules/@consulting

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="consulting-platform" \
  org.opencontainers.image.description="Website, sign-in area and administration of an IT and SAP consulting company" \
  org.opencontainers.image.licenses="UNLICENSED"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=build /app/node_modules node_modules
# What the image is made of, for scanners (docs/operations.md, "What the product is made of").
COPY --from=build /app/sbom.cdx.json ./
COPY --from=build /app/api/package.json api/
COPY --from=build /app/api/dist/*.js /app/api/dist/*.cjs /app/api/dist/server.compiled api/dist/
COPY --from=build /app/api/dist/shared/texts/*.po api/dist/shared/texts/
COPY --from=build /app/api/dist/swagger-ui api/dist/swagger-ui
COPY --from=build /app/web/dist web/dist
RUN mkdir /data /backups && chown node:node /data /backups
USER node
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+process.env.PORT+'/health/ready').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "api/dist/server.js"]
