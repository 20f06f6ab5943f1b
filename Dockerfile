# An image with the program and the libraries that it loads, without a shell or a package manager. `Scripts/image`
# makes the archive that is added here, then builds the image.
#
#   docker run --rm --user "$(id -u):$(id -g)" --volume "$PWD:/work" galley render card.json
FROM scratch
ADD galley-root.tar.gz /
ENV LANG=C.UTF-8
WORKDIR /work
ENTRYPOINT ["/usr/bin/galley"]
CMD ["--help"]
