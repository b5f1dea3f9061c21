# docker build --tag parlour .    (docs/hosting.md says how to run it)

ARG PYTHON=python:3.14-slim

FROM $PYTHON AS build
WORKDIR /src
COPY . .
RUN python -m venv /opt/parlour
RUN /opt/parlour/bin/pip install --no-cache-dir --disable-pip-version-check ".[postgresql,push,redis]"

FROM $PYTHON
RUN useradd --system --uid 10001 --home-dir /data --shell /usr/sbin/nologin parlour \
    && install --directory --owner=parlour --group=parlour --mode=0700 /data
COPY --from=build /opt/parlour /opt/parlour
ENV PATH=/opt/parlour/bin:$PATH \
    PARLOUR_HOST=0.0.0.0 \
    PARLOUR_DATA=/data \
    XDG_CACHE_HOME=/data/cache
USER parlour
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=10s --start-period=20s \
    CMD ["python", "-c", "import os, urllib.request as r; r.urlopen(f\"http://127.0.0.1:{os.environ.get('PARLOUR_PORT') or 8000}/readyz\", timeout=8)"]
ENTRYPOINT ["parlour"]
CMD ["serve"]
