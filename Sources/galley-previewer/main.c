// The program that draws previews: all that it does is in the library of Galley's modules, which the libraries of
// previews refer to, too.
int galley_previewer_main(void);

int main(void) { return galley_previewer_main(); }
